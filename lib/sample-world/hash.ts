/** The sample data take all randomness from `hashOf` and `hashOfCell`, so that they are repeatable. */
export function hashOf(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5
  const text = parts.join('|')
  // Loops by index, because an iterator over the characters took most of the time of some simulators.
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.codePointAt(at) ?? 0
    if (letter > 0xffff) at += 1
    hash = Math.imul(hash ^ letter, 0x01000193)
  }
  return mix(hash) / 2 ** 32
}

export function hashOfCell(x: number, y: number, seed: number): number {
  return mix(Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)) / 2 ** 32
}

export function pickBy<T>(fraction: number, choices: readonly T[]): T {
  const choice = choices[Math.floor(fraction * choices.length)] ?? choices[0]
  if (choice === undefined) throw new RangeError('There is nothing to pick from')
  return choice
}

function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
