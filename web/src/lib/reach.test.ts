import { expect, it } from "vitest";
import { invitation, isLoopback } from "./reach";

const nothing = { address: "", public: false, local: false, command: "" };
const here = { origin: "http://localhost:8000", hostname: "localhost" };
const lan = { origin: "http://192.168.7.9:8000", hostname: "192.168.7.9" };
const site = { origin: "https://spicery.example", hostname: "spicery.example" };

it.each(["localhost", "play.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])("%s is this machine", (host) =>
  expect(isLoopback(host)).toBe(true),
);
it.each(["192.168.7.9", "localhost.example", "1127.0.0.1", "[fd00::1]"])("%s is not", (host) =>
  expect(isLoopback(host)).toBe(false),
);

it("names the network address where the host's page is on localhost", () => {
  expect(invitation(here, { ...nothing, address: "http://192.168.7.9:8000" })).toEqual({
    origin: "http://192.168.7.9:8000",
  });
});

it("keeps an address that the page itself was reached by", () => {
  for (const page of [lan, site]) {
    expect(invitation(page, { ...nothing, address: "http://10.0.0.4:8000" })).toEqual({ origin: page.origin });
    expect(invitation(page, { ...nothing, local: true })).toEqual({ origin: page.origin }); // behind a proxy
  }
});

it("prefers a public address to everything", () => {
  const reach = { ...nothing, address: "https://play.example", public: true };
  for (const page of [here, lan, site]) expect(invitation(page, reach)).toEqual({ origin: "https://play.example" });
});

it("says why nobody else can follow a link", () => {
  expect(invitation(here, { ...nothing, local: true })).toEqual({ origin: here.origin, trouble: "local" });
  expect(invitation(here, nothing)).toEqual({ origin: here.origin, trouble: "offline" });
});
