/** Numbers by name, forgotten after a while: in memory here, in a shared store where several processes count together. */
export interface Counter {
  /** Adds to the number and gives the sum. */
  add(name: string, amount: number, until: Date): Promise<number>
  read(name: string): Promise<number>
}

export function createCounter(now: () => Date): Counter {
  const numbers = new Map<string, { sum: number; until: Date }>()
  const of = (name: string) => {
    const known = numbers.get(name)
    if (known && known.until > now()) return known.sum
    numbers.delete(name)
    return 0
  }
  return {
    async add(name, amount, until) {
      const sum = of(name) + amount
      numbers.set(name, { sum, until })
      return sum
    },
    read: async (name) => of(name),
  }
}
