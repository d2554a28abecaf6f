import { Button } from '@/components/ui/button'
import { defineTexts } from '@/lib/language/define-texts'
import { type AttachmentRefusal, formatBytes, type SelectedAttachment } from './chosen-files'

const texts = defineTexts('pdf.file-list', {
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
})

interface ListProps {
  files: readonly SelectedAttachment[]
  disabled: boolean
  remove: (id: number) => void
}

export function FileList({ files, disabled, remove }: ListProps) {
  if (files.length === 0) return null
  return (
    <ol className="mb-4 list-decimal pl-6">
      {files.map(({ id, file }) => (
        <li key={id} className="py-1">
          <span className="flex flex-wrap items-center gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              {file.name} ({formatBytes(file.size)})
            </span>
            <Button
              type="button"
              look="link"
              disabled={disabled}
              aria-label={texts.removeNamed(file.name)}
              onClick={() => remove(id)}
            >
              {texts.remove}
            </Button>
          </span>
        </li>
      ))}
    </ol>
  )
}

export function RefusalList({ refused }: { refused: readonly AttachmentRefusal[] }) {
  return (
    <ul className="list-disc pl-6">
      {refused.map(({ name, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name and one fault.
        <li key={index} className="wrap-anywhere">
          <strong>{name}</strong>: {reason}
        </li>
      ))}
    </ul>
  )
}
