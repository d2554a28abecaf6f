import { useId } from 'react'
import { type FormatId, formatLabels } from '@/lib/export/format'

interface Props {
  title: string
  formats: readonly FormatId[]
  isDisabled: boolean
  onPress: (id: FormatId) => void
}

export function FormatButtons({ title, formats, isDisabled, onPress }: Props) {
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
              {formatLabels[format]}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
