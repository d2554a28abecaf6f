/** Thrown anywhere in the simulated service: the detail of a 400 that travels inside HTTP 200. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
