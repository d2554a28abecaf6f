'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/save-file'
import type { Entries } from './stored-entries'

const texts = {
  save: 'Save what I typed as a file',
  open: 'Open a saved file',
  nothing: 'You have typed nothing yet.',
  saved: 'Saved. The file is on this device. We received nothing.',
}

interface Props {
  property: string
  home: string
  current: () => Entries
  open: (entries: Entries) => void
}

/** Lets a person continue later or on another device, without an account. */
export function FileControls({ property, home, current, open }: Props) {
  const [message, setMessage] = useState('')
  // The code for files loads on the first click.
  async function save() {
    const entries = Object.fromEntries(Object.entries(current()).filter(([, text]) => text !== ''))
    if (Object.keys(entries).length === 0) return setMessage(texts.nothing)
    const now = new Date()
    const { writeEntriesFile } = await import('./entries-file')
    const text = writeEntriesFile({ property, home }, entries, now)
    saveFile(
      new Blob([text], { type: 'application/json' }),
      `openplat-appeal-${now.toISOString().slice(0, 10)}.json`,
    )
    setMessage(texts.saved)
  }
  async function take(file: File) {
    const { readChosen } = await import('./entries-file')
    const outcome = await readChosen(file, { property })
    if (outcome.kind === 'refused') return setMessage(outcome.why)
    open(outcome.entries)
    setMessage(outcome.said)
  }
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" type="button" onClick={save}>
          {texts.save}
        </Button>
        <label className="inline-flex min-h-11 min-w-0 flex-wrap items-center gap-2">
          {texts.open}
          <input
            type="file"
            accept=".json,application/json"
            onChange={async ({ target }) => {
              const [file] = target.files ?? []
              if (file) await take(file)
              // Lets the same file be chosen again.
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
  )
}
