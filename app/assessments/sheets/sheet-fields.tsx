import { boxWords } from '@/app/_surfaces/pdf/blocks'
import { rowsOf } from '../entries/entry-names'

interface WrittenProps {
  label: string
  text: string
  lines?: number
}

export function Written({ label, text, lines = 1 }: WrittenProps) {
  return (
    <div className="mb-3 print:mb-2">
      <p className="text-base text-muted">{label}</p>
      <p className="min-h-7 whitespace-pre-wrap border-b border-edge font-semibold wrap-anywhere">{text}</p>
      {text === '' &&
        rowsOf(lines - 1).map((line) => <div key={line} className="h-7 border-b border-edge" />)}
    </div>
  )
}

export function Box({ isTicked }: { isTicked: boolean }) {
  return (
    <span
      role="img"
      aria-label={isTicked ? boxWords.ticked : boxWords.empty}
      className={`mt-1 inline-block size-4 shrink-0 border-ink print:mt-0.5 ${isTicked ? 'border-[0.45rem]' : 'border'}`}
    />
  )
}
