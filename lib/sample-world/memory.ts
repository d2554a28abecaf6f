/** Keeps the last few things that were worked out, by what they depend on. */
export function createMemory<T>(most: number) {
  const kept = new Map<string, T>()
  return {
    recall(key: readonly (string | number)[], workOut: () => T): T {
      const name = key.join(' ')
      const known = kept.get(name)
      if (known !== undefined) return known
      const value = workOut()
      const [oldest] = kept.keys()
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
      kept.set(name, value)
      return value
    },
  }
}
