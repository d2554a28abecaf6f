'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { defineTexts } from '@/lib/language/define-texts'
import { EraseControls } from './erase-controls'
import type { OwnerEntries } from './stored-entries'

const texts = defineTexts('entries.file-controls', {
  save: 'Keep my packet',
  about: 'It is one file with everything you typed, without your photos.',
  open: 'Open a packet I kept',
})

interface Props {
  property: string
  home: string
  isKeptAbove: boolean
  current: () => OwnerEntries
  open: (entries: OwnerEntries) => void
  erase: () => void
}

export function FileControls({ property, home, isKeptAbove, current, open, erase }: Props) {
  const [message, setMessage] = useState('')
  async function save() {
    const { keepPacket } = await import('./keep-packet')
    setMessage(keepPacket({ property, home }, current(), new Date()))
  }
  async function take(file: File) {
    const { parseEntriesFile: readChosen } = await import('./entries-file')
    const outcome = await readChosen(file, { property })
    if (outcome.kind === 'refused') return setMessage(outcome.why)
    open(outcome.entries)
    setMessage(outcome.said)
  }
  return (
    <>
      <div className="mb-4">
        {!isKeptAbove && <p className="mb-2 max-w-reading">{texts.about}</p>}
        <div className="flex flex-wrap items-center gap-3">
          {!isKeptAbove && (
            <Button look="secondary" type="button" onClick={save}>
              {texts.save}
            </Button>
          )}
          <label className="inline-flex min-h-11 min-w-0 flex-wrap items-center gap-2">
            {texts.open}
            <input
              type="file"
              accept=".json,application/json"
              onChange={async ({ target }) => {
                const [file] = target.files ?? []
                if (file) await take(file)
                // Without this reset, choosing the same file again would cause no change event.
                target.value = ''
              }}
              className="min-h-11 w-full max-w-64 text-base file:mr-2 file:min-h-8 file:cursor-pointer file:rounded-control file:border-0 file:bg-accent-soft file:px-3 file:font-semibold file:text-accent"
            />
          </label>
        </div>
        <p role="status" className="mt-2 wrap-anywhere empty:hidden">
          {message}
        </p>
      </div>
      <EraseControls erase={erase} />
    </>
  )
}
