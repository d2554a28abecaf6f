/** A source in process: what `fetch` would do if the real host were asked. */
export type Simulator = (request: Request) => Promise<Response>
