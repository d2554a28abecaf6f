/** What instances behind one balancer know of a question. */
export interface Look {
  answer?: string | undefined
  /** Of the newest flight, for a while. */
  failure?: string | undefined
}

export interface Landing {
  kind: keyof Look
  text: string
  milliseconds: number
}

/**
 * Texts that several instances share, and which of them is asking a source now. Nothing here ever fails: where the
 * store cannot be reached, nothing is known and whoever wants to ask may.
 */
export interface SharedAnswers {
  look(key: string): Promise<Look>
  /** Who asks: the given token, or that of whoever came first. A claim ends by itself unless it is renewed. */
  claim(key: string, token: string): Promise<Look & { holder: string }>
  holder(key: string): Promise<string | undefined>
  renew(key: string, token: string): Promise<void>
  /** Lets the claim go, and leaves what came of it for the others. */
  land(key: string, token: string, landing?: Landing): Promise<void>
  /** How often a claim has to be renewed. */
  renewEveryMs: number
}
