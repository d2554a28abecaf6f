/** A term of art and what it means, where it matters in the words of a named authority. */
export interface Definition {
  term: string
  meaning: string
  source?: { name: string; href?: string }
}
