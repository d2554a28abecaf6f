import { scanText } from '@/lib/untrusted-text/scan-text'

const MOST_LETTERS = 200

/** Column names as plain text, each of its own: what is hidden in one must not pass it off as another. */
export function shownNames(names: readonly string[]): string[] {
  const clean = names.map((name) => scanText(name, MOST_LETTERS).text)
  const taken = new Set(names.filter((name, index) => name === clean[index]))
  return names.map((name, index) => {
    const text = clean[index] || `Column ${index + 1}`
    if (text === name) return name
    let shown = text
    for (let number = 2; taken.has(shown); number += 1) shown = `${text} (${number})`
    taken.add(shown)
    return shown
  })
}
