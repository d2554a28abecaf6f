import type { Queue, QueueAddOptions } from 'p-queue'

export interface FairQueueOptions extends QueueAddOptions {
  visitor: string
}

const nobody: ReadonlySet<string> = new Set()

type Run = () => Promise<unknown>

interface Waiting {
  id: string | undefined
  run: Run
}

/** Serves visitors in turn, so that the backlog of one visitor does not hold up the others. */
export class FairQueue implements Queue<Run, FairQueueOptions> {
  readonly #waiting = new Map<string, Waiting[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  enqueue(run: Run, { visitor = '', id }: Partial<FairQueueOptions> = {}): void {
    const own = this.#waiting.get(visitor) ?? []
    own.push({ id, run })
    this.#waiting.set(visitor, own)
    this.#size += 1
  }

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

  filter({ visitor = '' }: Partial<FairQueueOptions>): Run[] {
    return (this.#waiting.get(visitor) ?? []).map(({ run }) => run)
  }

  setPriority(): never {
    throw new Error('Turns have no priority')
  }
}
