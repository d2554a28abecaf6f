import { translate } from '@/lib/language/translate'
import { toMixedCase } from '@/lib/street-address/mixed-case'

const unnamed = 'Unnamed facility'
const withoutVowel = /^[B-DF-HJ-NP-TV-XZ]{2,}$/

/** For pages only. Files and the page of the facility registry have the published capitals. */
export function formatFacilityName(published: string | null): string {
  if (published === null) return translate(unnamed)
  const words = published.split(/(\s+)/)
  const mixed = toMixedCase(published).split(/(\s+)/)
  if (words.length !== mixed.length) return mixed.join('')
  return mixed.map((word, index) => (withoutVowel.test(words[index] ?? '') ? words[index] : word)).join('')
}

interface Address {
  street: string | null
  city: string | null
  state: string | null
  zip: string | null
}

export function formatAddress({ street, city, state, zip }: Address): string | null {
  const parts = [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean)
  return parts.length > 0 ? toMixedCase(parts.join(', ')) : null
}
