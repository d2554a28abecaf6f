const nearby = new Set([
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
])

/** Refuses `xn--`, because an internationalized name can imitate another name. */
const label = /^(?!xn--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Refuses an IP address in any spelling, a port, and a final dot. */
export function isHostName(text: string): boolean {
  const labels = text.split('.')
  const last = labels.at(-1) ?? ''
  // A numeric IP address (127.1, 0x7f.1, 2130706433) always ends in a label with a digit.
  const endsInWord = /^[a-z]{2,}$/.test(last)
  const isName = text.length <= 253 && labels.length > 1 && labels.every((each) => label.test(each))
  return isName && endsInWord && !nearby.has(last)
}
