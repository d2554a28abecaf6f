import { ANY, type Part } from '@/lib/table-query/condition'
import { ordinals } from './street-words'

const particles = /^(LA|LE|DE|DEL|DI|DA|DU|MC|MAC|VAN|VON|O|D|L)(?=[A-Z]{3})/

/** The word of a street's name that says most, in the ways it can be written. */
export function namePatterns(name: string): Part[][] {
  const words = name.split(' ').filter((word) => word.length > 0)
  const telling = words.filter((word) => !/^(ST|FT|MT|CTYRD|STRD|USHWY)$/.test(word))
  const [longest = name] = telling.toSorted((a, b) => b.length - a.length)
  if (/^\d+$/.test(longest)) {
    const inWords = [...ordinals].find(([, digits]) => digits === longest)?.[0]
    const apart = inWords?.split(' ').flatMap((word, index): Part[] => (index === 0 ? [word] : [ANY, word]))
    return [[longest], ...(apart ? [apart] : [])]
  }
  // "Kings" may be "King's", and "LaSalle" may be "La Salle".
  const stem = longest.length > 3 ? longest.replace(/S$/, '') : longest
  const particle = particles.exec(stem)?.[1]
  return [particle ? [particle, ANY, stem.slice(particle.length)] : [stem]]
}
