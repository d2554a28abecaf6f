import type { Queue, QueueAddOptions } from 'p-queue'

export interface FairOptions extends QueueAddOptions {
  /** Who is asking; those without a name count as one. */
  visitor: string
}

const nobody: ReadonlySet<string> = new Set()

type Run = () => Promise<unknown>

interface Waiting {
  id: string | undefined
  run: Run
}

/** A queue that serves visitors in turn, so that whoever asks much waits for himself. */
export class FairQueue implements Queue<Run, FairOptions> {
  /** In the order of their turns; nobody is here without a question. */
  readonly #waiting = new Map<string, Waiting[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  enqueue(run: Run, { visitor = '', id }: Partial<FairOptions> = {}): void {
    const own = this.#waiting.get(visitor) ?? []
    own.push({ id, run })
    this.#waiting.set(visitor, own)
    this.#size += 1
  }

  /** The next in turn; whoever is being served is passed over. */
  dequeue(served: ReadonlySet<string> = nobody): Run | undefined {
    const visitor = this.#nextBut(served)
    const own = visitor === undefined ? undefined : this.#waiting.get(visitor)
    if (visitor === undefined || !own) return undefined
    const next = own.shift()
    this.#waiting.delete(visitor)
    if (own.length > 0) this.#waiting.set(visitor, own)
    this.#size -= 1
    return next?.run
  }

  #nextBut(served: ReadonlySet<string>): string | undefined {
    for (const visitor of this.#waiting.keys()) if (!served.has(visitor)) return visitor
    return undefined
  }

  remove(id: string): void {
    for (const [visitor, own] of this.#waiting) {
      const at = own.findIndex((each) => each.id === id)
      if (at < 0) continue
      own.splice(at, 1)
      this.#size -= 1
      if (own.length === 0) this.#waiting.delete(visitor)
      return
    }
  }

  /** What one visitor waits for. */
  filter({ visitor = '' }: Partial<FairOptions>): Run[] {
    return (this.#waiting.get(visitor) ?? []).map(({ run }) => run)
  }

  setPriority(): never {
    throw new Error('Turns have no priority')
  }
}
