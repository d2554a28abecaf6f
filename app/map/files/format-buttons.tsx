import { useId } from 'react'
import { type ExportFormatId, formatLabel } from '@/lib/export/format'

interface Props<Id extends ExportFormatId> {
  title: string
  formats: readonly Id[]
  isDisabled: boolean
  onPress: (id: Id) => void
}

export function FormatButtons<Id extends ExportFormatId>({ title, formats, isDisabled, onPress }: Props<Id>) {
  const id = useId()
  return (
    <>
      <p id={id} className="mt-2 font-semibold first:mt-0">
        {title}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-x-4">
        {formats.map((format) => (
          <li key={format}>
            <button
              type="button"
              disabled={isDisabled}
              onClick={() => onPress(format)}
              className="min-h-8 cursor-pointer text-accent underline disabled:cursor-not-allowed disabled:text-muted"
            >
              {formatLabel(format)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
