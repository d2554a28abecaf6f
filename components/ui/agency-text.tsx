import type { ReactNode } from 'react'
import { isSpanish } from '@/lib/language/current-language'
import { translateWhole } from '@/lib/language/translate'

/** If `text` is one of our own texts, it is translated. */
type Props = { text: string } | { children: ReactNode }

/** On a Spanish page, an agency's own words stay in English and are marked as English for screen readers. */
export function AgencyWords(props: Props) {
  const phrase = 'text' in props ? translateWhole(props.text) : undefined
  const words = 'text' in props ? props.text : props.children
  return isSpanish() && phrase === undefined ? <span lang="en">{words}</span> : (phrase ?? words)
}

interface NamesProps {
  text: string
  names?: readonly string[] | undefined
}

/**
 * Marks agencies' names within one of our texts as English. Longer names come first, because a name may
 * contain another name.
 */
export function AgencyNames({ text, names = [] }: NamesProps) {
  const signs = names
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map(escapeSigns)
  if (!isSpanish() || signs.length === 0) return text
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${signs.join('|')})(?![\\p{L}\\p{N}])`, 'u'))
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name can occur twice
      <span key={index} lang="en">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

const escapeSigns = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
