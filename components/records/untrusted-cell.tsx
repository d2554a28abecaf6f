import type { Finding } from '@/lib/untrusted-text/finding'
import { Icon } from '../ui/icon'
import { findingWords } from './finding-words'
import { sayCell } from './say-cell'

interface Props {
  value: unknown
  found: readonly string[]
}

/** Stands in one line; longer texts get a column of their own width. */
const ONE_LINE = 40
/** Longer texts open on demand, so that one row cannot fill the window. */
const MOST_CHARACTERS = 180

/** Around a table of such cells: there may be thousands, so their looks are said once. */
export const untrustedCells =
  '[&_td]:whitespace-nowrap [&_td>div]:w-72 [&_td>div]:wrap-anywhere [&_td>div]:whitespace-normal print:[&_td]:whitespace-normal print:[&_td>div]:w-auto'

/** A value as its publisher wrote it, as text and nothing else, and quietly what was found in it. */
export function UntrustedCell({ value, found }: Props) {
  const text = sayCell(value)
  if (text.length <= ONE_LINE && found.length === 0) return text
  return (
    <div>
      {text.length > MOST_CHARACTERS ? <LongText text={text} /> : text}
      {found.map((finding) => (
        <p key={finding} className="mt-1 flex gap-1 text-sm text-muted">
          <Icon name="info" className="mt-0.5 size-4" />
          <span className="min-w-0">{findingWords[finding as Finding] ?? finding}.</span>
        </p>
      ))}
    </div>
  )
}

function LongText({ text }: { text: string }) {
  const beginning = text.slice(0, MOST_CHARACTERS - 40).replace(/\s\S*$/, '')
  return (
    <details>
      <summary className="cursor-pointer">
        {beginning} …<span className="ml-1 text-accent underline underline-offset-[0.2em]">All of it</span>
      </summary>
      <p className="mt-2">{text}</p>
    </details>
  )
}
