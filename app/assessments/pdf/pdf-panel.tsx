'use client'

import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { controlLook, describeControl, Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { RadioGroup } from '@/components/ui/radio-group'
import { addFiles, type ChosenFile, type Refusal } from './chosen-files'
import { FileList, RefusalList } from './file-list'
import { MakingOutcome } from './making-outcome'
import { type Paper, papers } from './paper'
import type { PdfProps } from './pdf-maker'
import { useMaking } from './use-making'

const texts = {
  title: 'A PDF with your photos and papers',
  promise:
    'It is made on this device. Your files and what you wrote are sent to nobody. What a camera notes in a photo, such as the place and the time, is taken out of JPEG photos; a PDF goes in as it is.',
  notAdded: 'Not added',
}

const filesField = {
  name: 'pdf-files',
  label: 'Photos and papers to put behind the sheets',
  hint: 'JPEG, PNG or PDF, each at most 20 MB, 60 MB together. You may choose several, more than once.',
}

const paperOptions = Object.entries(papers).map(([value, { label }]) => ({ value, label }))
const isPaper = (value: string): value is Paper => Object.hasOwn(papers, value)

/** Outside of every form: there is nothing to send. */
export default function PdfPanel(props: PdfProps) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const [paper, setPaper] = useState<Paper>('letter')
  const { making, make, stop, forget } = useMaking(props)
  const title = useRef<HTMLHeadingElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isBusy = making.kind === 'making'
  useEffect(() => title.current?.focus(), [])

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const added = await addFiles(files, [...(currentTarget.files ?? [])])
    // Else the same file could not be chosen again after it was removed.
    currentTarget.value = ''
    setFiles(added.chosen)
    setRefused(added.refused)
    forget()
  }

  function remove(id: number) {
    setFiles(files.filter((file) => file.id !== id))
    forget()
    input.current?.focus()
  }

  // The button that stops goes away, and focus with it.
  function interrupt() {
    stop()
    title.current?.focus()
  }

  function choosePaper({ target }: ChangeEvent<HTMLFieldSetElement>) {
    if (!(target instanceof HTMLInputElement) || !isPaper(target.value)) return
    setPaper(target.value)
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
        <RadioGroup name="pdf-paper" label="Paper" options={paperOptions} defaultValue={paper} inline />
      </fieldset>
      <div className="mb-4">
        <Button type="button" onClick={() => !isBusy && make(files, paper)}>
          Make the PDF
        </Button>
      </div>
      <MakingOutcome making={making} stop={interrupt} />
    </section>
  )
}
