import { expect, test } from "vitest";
import { Crier } from "./crier";

const steps = (...versions: number[]): Array<{ v: number }> => versions.map((v) => ({ v }));

test("every version is told once", () => {
  const crier = new Crier(3);
  expect(crier.next(steps(1, 2))).toEqual(steps(1, 2));
  expect(crier.next(steps(1, 2))).toEqual([]);
  expect(crier.next(steps(1, 2, 3))).toEqual(steps(3));
});

test("after a long absence the past is not told", () => {
  const crier = new Crier(3);
  expect(crier.next(steps(1, 2, 3, 4))).toEqual([]);
  expect(crier.next(steps(1, 2, 3, 4, 5))).toEqual(steps(5));
});
