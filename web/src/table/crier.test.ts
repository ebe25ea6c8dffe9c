import { expect, test } from "vitest";
import { Crier } from "./crier";

const steps = (...versions: number[]): Array<{ v: number }> => versions.map((v) => ({ v }));

test("every version is told once", () => {
  const crier = new Crier(3);
  expect(crier.next(steps(1, 2), undefined)).toEqual(steps(1, 2));
  expect(crier.next(steps(1, 2), undefined)).toEqual([]);
  expect(crier.next(steps(1, 2, 3), undefined)).toEqual(steps(3));
});

test("what came of a motion waits until its film has been seen", () => {
  const crier = new Crier(3);
  expect(crier.next(steps(1, 2, 3), 3)).toEqual(steps(1, 2));
  expect(crier.next(steps(1, 2, 3), 3)).toEqual([]);
  expect(crier.next(steps(1, 2, 3), undefined)).toEqual(steps(3));
});

test("a film that the next version cut short does not leave its outcome untold", () => {
  const crier = new Crier(3);
  crier.next(steps(1, 2, 3), 3);
  expect(crier.next(steps(1, 2, 3, 4, 5), 5)).toEqual(steps(3, 4));
});

test("after a long absence the past is not told", () => {
  const crier = new Crier(3);
  expect(crier.next(steps(1, 2, 3, 4), undefined)).toEqual([]);
  expect(crier.next(steps(1, 2, 3, 4, 5), undefined)).toEqual(steps(5));
});
