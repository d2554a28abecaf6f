import { zodResolver } from '@hookform/resolvers/zod'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { MARK } from '@/app/_surfaces/pdf/fit-letters'
import { type PaperSize, papers } from '@/app/_surfaces/pdf/paper'
import { Button, buttonLook } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/form/choice'
import { controlLook, describeControl, Field } from '@/components/ui/form/field'
import { z } from '@/components/ui/form/zod'
import { Notice } from '@/components/ui/notice'
import { defineTexts } from '@/lib/language/define-texts'
import {
  type AttachmentRefusal,
  addFiles,
  formatBytes,
  MOST_FILES,
  type SelectedAttachment,
} from './files/chosen-files'
import { FileList, RefusalList } from './files/file-list'
import { type PacketPdfState, type PdfPanelProps, useMaking } from './use-making'

const texts = defineTexts('pdf.panel', {
  title: 'A PDF with your photos and papers',
  promise:
    'Your device makes it. We never receive your files or your words. We remove location and time from JPEG photos, and make large ones smaller. PDFs are added as they are.',
  files: 'Photos and papers to put behind the sheets',
  hint: 'JPEG, PNG or PDF, each at most 20 MB, 60 MB together. You may choose several, more than once.',
  paper: 'Paper',
  letter: 'Letter, 8.5 by 11 inches',
  a4: 'A4, 210 by 297 millimeters',
  make: 'Make the PDF',
  making: 'Making the PDF',
  stop: 'Stop',
  notAdded: 'Not added',
  starting: 'Starting',
  stopped: 'Stopped. Nothing was made.',
  failed: 'We could not make the PDF. Try again with fewer or smaller files, or reload the page.',
  made: 'Your PDF is ready.',
  leftOut: 'Left out of it',
  missing: 'The typeface of the PDF lacks these characters:',
  missingNext: (mark: string) =>
    `Write them in other letters and try again, or make the PDF with ${mark} in their place. Your browser’s own print can show them.`,
  anyway: (mark: string) => `Make it with ${mark}`,
  marked: (mark: string) => `These characters print as ${mark}:`,
  warned: 'Nothing is made yet.',
  save: (pages: number, size: string) => `Save the PDF (${pages} pages, ${size})`,
  fileName: 'appeal-packet.pdf',
})

const paperSizes = Object.keys(papers) as PaperSize[]

const choice = z.object({
  files: z.array(z.custom<SelectedAttachment>()).max(MOST_FILES),
  paper: z.enum(paperSizes),
})
type PacketChoice = z.output<typeof choice>

export default function PdfPanel(props: PdfPanelProps) {
  const { control, getValues, setValue, handleSubmit } = useForm<PacketChoice>({
    defaultValues: { files: [], paper: 'letter' },
    resolver: zodResolver(choice),
  })
  const files = useWatch({ control, name: 'files' })
  const [refused, setRefused] = useState<readonly AttachmentRefusal[]>([])
  const { making, make, stop, forget } = useMaking(props)
  const title = useRef<HTMLHeadingElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const choosing = useRef(Promise.resolve())
  const isBusy = making.kind === 'making'
  const filesField = { name: 'pdf-files', label: texts.files, hint: texts.hint }
  useEffect(() => title.current?.focus(), [])

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const selection = [...(currentTarget.files ?? [])]
    // Without this reset, choosing a removed file again would cause no change event.
    currentTarget.value = ''
    // Selections are processed one after another, because each selection is added to the list that the
    // previous one left.
    choosing.current = choosing.current.then(async () => {
      const added = await addFiles(getValues('files'), selection)
      setValue('files', added.chosen)
      setRefused(added.refused)
      forget()
    })
  }

  function remove(id: number) {
    setValue(
      'files',
      files.filter((file) => file.id !== id),
    )
    forget()
    input.current?.focus()
  }

  // The focused cancel button disappears, so the focus moves to the title.
  function interrupt() {
    stop()
    title.current?.focus()
  }

  function choosePaper({ target }: ChangeEvent<HTMLFieldSetElement>) {
    if (!(target instanceof HTMLInputElement)) return
    setValue('paper', target.value as PaperSize)
    forget()
  }

  return (
    <section
      aria-labelledby="pdf-title"
      className="max-w-reading rounded-panel border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="pdf-title" ref={title} tabIndex={-1} className="mb-2 text-xl font-semibold">
        {texts.title}
      </h2>
      <p className="mb-4">{texts.promise}</p>
      <Field {...filesField}>
        <input
          ref={input}
          {...describeControl(filesField)}
          type="file"
          multiple
          accept="image/jpeg,image/png,application/pdf"
          disabled={isBusy}
          onChange={choose}
          className={controlLook}
        />
      </Field>
      {refused.length > 0 && (
        <Notice kind="bad" title={texts.notAdded} role="alert">
          <RefusalList refused={refused} />
        </Notice>
      )}
      <FileList files={files} disabled={isBusy} remove={remove} />
      <fieldset disabled={isBusy} onChange={choosePaper}>
        <RadioGroup
          name="pdf-paper"
          label={texts.paper}
          options={paperSizes.map((value) => ({ value, label: texts[value] }))}
          defaultValue="letter"
          inline
        />
      </fieldset>
      <div className="mb-4">
        <Button type="button" onClick={handleSubmit(({ files, paper }) => !isBusy && make(files, paper))}>
          {texts.make}
        </Button>
      </div>
      <PacketProgress making={making} stop={interrupt} />
    </section>
  )
}

const MOST_SHOWN = 20

export function PacketProgress({ making, stop }: { making: PacketPdfState; stop: () => void }) {
  return (
    <div>
      <p role="status" className="mb-2">
        {describeMaking(making)}
      </p>
      {making.kind === 'making' && (
        <p className="mb-4 flex flex-wrap items-center gap-4">
          <progress
            aria-label={texts.making}
            max={making.progress?.of ?? 1}
            value={making.progress?.done ?? 0}
            className="accent-accent"
          />
          <Button type="button" look="secondary" onClick={stop}>
            {texts.stop}
          </Button>
        </p>
      )}
      {making.kind === 'missing' && <Missing {...making} />}
      {making.kind === 'made' && <Made {...making} />}
    </div>
  )
}

function describeMaking(making: PacketPdfState): string {
  switch (making.kind) {
    case 'idle':
      return ''
    case 'making':
      return making.progress?.what ?? texts.starting
    case 'missing':
      return texts.warned
    default:
      return texts[making.kind]
  }
}

function Missing({ letters, proceed }: Extract<PacketPdfState, { kind: 'missing' }>) {
  return (
    <Notice kind="warn" role="alert">
      <p className="mb-2 wrap-anywhere">
        {texts.missing} {letters.slice(0, MOST_SHOWN).join(' ')}
      </p>
      <p className="mb-2">{texts.missingNext(MARK)}</p>
      <Button type="button" look="secondary" onClick={proceed}>
        {texts.anyway(MARK)}
      </Button>
    </Notice>
  )
}

function Made({
  packet: { pages, bytes, refused, missing },
  href,
}: Extract<PacketPdfState, { kind: 'made' }>) {
  return (
    <>
      {refused.length > 0 && (
        <Notice kind="warn" title={texts.leftOut} role="alert">
          <RefusalList refused={refused} />
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice kind="warn" role="status">
          <p className="wrap-anywhere">
            {texts.marked(MARK)} {missing.slice(0, MOST_SHOWN).join(' ')}
          </p>
        </Notice>
      )}
      <a href={href} download={texts.fileName} className={buttonLook('primary')}>
        {texts.save(pages, formatBytes(bytes.length))}
      </a>
    </>
  )
}
