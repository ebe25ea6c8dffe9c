import type {
  Again,
  Code,
  Fault,
  Findings,
  GameAbout,
  Inquiry,
  LobbyTable,
  Me,
  Motions,
  Opened,
  Opening,
  Outcome,
  OwnTable,
  PlayOn,
  Practice,
  Reach,
  Replay,
  Spot,
  TableInfo,
  Telling,
} from "../wire";

/** The server said no, in words of its own. */
export class Refusal extends Error {
  constructor(readonly fault: Fault) {
    super(fault.detail || fault.why);
  }
}

async function answerTo(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`/api/${path}`, { credentials: "same-origin", ...init });
  if (!response.ok) throw new Refusal(await faultOf(response));
  return response;
}

const ask = async <Answer>(path: string, init?: RequestInit): Promise<Answer> =>
  (await (await answerTo(path, init)).json()) as Answer;

async function faultOf(response: Response): Promise<Fault> {
  try {
    return (await response.json()) as Fault;
  } catch {
    return { why: String(response.status), detail: response.statusText, line: 0 };
  }
}

function post<Answer>(path: string, body: object | string): Promise<Answer> {
  const text = typeof body === "string";
  const headers = { "content-type": text ? "text/plain" : "application/json" };
  return ask(path, { method: "POST", headers, body: text ? body : JSON.stringify(body) });
}

/** Messages that come a line each, for as long as somebody listens. */
async function* listen<Line>(path: string, body: object, signal: AbortSignal): AsyncGenerator<Line> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`/api/${path}`, {
    method: "POST",
    credentials: "same-origin",
    headers,
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok || !response.body) throw new Refusal(await faultOf(response));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as Line;
  }
}

export const api = {
  reach: () => ask<Reach>("reach"),
  me: () => ask<Me>("me"),
  rename: (name: string) => post<Me>("me", { name }),
  code: () => post<Code>("me/code", {}),
  claim: (code: string) => post<Me>("me/claim", { code }),
  ownTables: () => ask<OwnTable[]>("me/tables"),
  putAway: (id: string) => ask<OwnTable[]>(`me/tables/${id}`, { method: "DELETE" }),
  games: () => ask<GameAbout[]>("games"),
  rules: async (game: string) => (await answerTo(`games/${game}/rules`)).text(),
  implied: async (game: string, events: string[]) =>
    (await post<Telling>(`games/${game}/told`, { events } satisfies Telling)).events,
  lobby: () => ask<LobbyTable[]>("lobby"),
  open: (opening: Opening) => post<Opened>("tables", opening),
  table: (id: string) => ask<TableInfo>(`tables/${id}`),
  replay: (id: string, seat: number) => ask<Replay>(`tables/${id}/replay?seat=${seat}`),
  upload: (record: string, seat: number) => post<Replay>(`replays?seat=${seat}`, record),
  motions: (spot: Spot) => post<Motions>("replays/motions", spot),
  again: (wish: Again) => post<Outcome>("replays/again", wish),
  playOn: (wish: PlayOn) => post<Opened>("replays/play", wish),
  analysis: (kept: Inquiry, signal: AbortSignal) => listen<Findings>("replays/analysis", kept, signal),
  practise: (wish: Practice) => post<Outcome>("practice", wish),
  filmOf: (id: string, version: number) => `/api/tables/${id}/films/${version}`,
  recordOf: (id: string) => `/api/tables/${id}/record`,
  socket: (id: string) => `${location.origin.replace(/^http/, "ws")}/api/tables/${id}/socket`,
};
