import { boxWords, rowsOf } from '../entries/entry-names'

interface WrittenProps {
  /** The entry that is repeated here. */
  name: string
  label: string
  /** Lines to write on where nothing was typed. */
  lines?: number
}

/** A labeled place for what the person wrote; empty, it has lines to write on by hand. */
export function Written({ name, label, lines = 1 }: WrittenProps) {
  return (
    <div className="mb-3 print:mb-2">
      <p className="text-base text-muted">{label}</p>
      <div className="group">
        <p
          data-entry={name}
          className="peer min-h-7 whitespace-pre-wrap border-b border-edge font-semibold wrap-anywhere"
        />
        {rowsOf(lines - 1).map((line) => (
          <div key={line} className="h-7 border-b border-edge peer-data-filled:hidden" />
        ))}
      </div>
    </div>
  )
}

/** A box that is ticked where the entry has this value, and empty for a pen otherwise. */
export function Box({ name, value }: { name: string; value: string }) {
  return (
    <span
      data-entry={name}
      data-ticked={value}
      role="img"
      aria-label={boxWords.empty}
      className="mt-1 inline-block size-4 shrink-0 border border-ink data-filled:border-[0.45rem] print:mt-0.5"
    />
  )
}
