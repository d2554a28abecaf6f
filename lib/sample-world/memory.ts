export function createMemory<T>(most: number) {
  const entries = new Map<string, T>()
  return {
    recall(key: readonly (string | number)[], workOut: () => T): T {
      const name = key.join(' ')
      const cached = entries.get(name)
      if (cached !== undefined) return cached
      const value = workOut()
      const [oldest] = entries.keys()
      if (entries.size >= most && oldest !== undefined) entries.delete(oldest)
      entries.set(name, value)
      return value
    },
  }
}
