/** Where an invitation leads. */
export interface Invite {
  page: "t" | "r";
  id: string;
  /** The whole address, where the link names another site than this one. */
  elsewhere?: string;
}

const LINK = /^(?:(https?):\/\/)?([^/\s]*)\/?\b(t|r)\/([\w-]+)(?:[/?#].*)?$/i;
const CODE = /^[\w-]{6,}$/;
/** What surrounds a link in a message: brackets, quotation marks, the end of a sentence. */
const WRAPPING = /^[\s<([{"'“”„‘’«»]+|[\s>)\]}"'“”„‘’«».,;:!?]+$/g;

/** What somebody typed or pasted: a link in any form, the message around it, or the code that ends it. */
export function inviteOf(typed: string, here: string): Invite | undefined {
  const words = typed
    .split(/\s+/)
    .map((word) => word.replace(WRAPPING, ""))
    .filter(Boolean);
  for (const word of words) {
    const [, scheme = "http", host = "", page = "", id = ""] = LINK.exec(word) ?? [];
    if (!id) continue;
    const invite: Invite = { page: page.toLowerCase() as Invite["page"], id };
    return host && host.toLowerCase() !== here.toLowerCase()
      ? { ...invite, elsewhere: `${scheme.toLowerCase()}://${host}/${invite.page}/${id}` }
      : invite;
  }
  const code = words.length === 1 ? words[0]! : "";
  return CODE.test(code) ? { page: "t", id: code } : undefined;
}
