import { Fragment } from 'react'

interface Props {
  text: string
  /** In order, without overlaps. */
  matches: readonly { start: number; end: number }[]
}

/** Plain text with the words sought marked in it. */
export function MarkedText({ text, matches }: Props) {
  const last = matches.at(-1)?.end ?? 0
  return (
    <>
      {matches.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(matches[index - 1]?.end ?? 0, start)}
          <mark className="rounded-xs bg-warn-soft font-semibold text-ink">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(last)}
    </>
  )
}
