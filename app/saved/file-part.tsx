'use client'

import { type ComponentType, useState } from 'react'
import { mergePlaces, pointKey, type StoredPlaces } from '@/components/places/place-list'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/page/panel'
import { localDay } from '@/lib/calendar-day'
import { formatCount, formatNumber, plural } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import type { FileTroubleProps, SavedPlacesFile } from './chosen-file'
import type { PlacesUndo } from './use-undo'

const texts = defineTexts('saved.file-part', {
  title: 'As a file',
  lead: 'Move your places to another device, or keep a copy. Your browser makes and reads the file; nothing is sent anywhere.',
  download: 'Download as a file',
  choose: 'Add places from a file',
  hint: 'A file from this page. Places that are already here stay unchanged.',
  added: (count: number) =>
    count === 1 ? 'One saved place was added.' : `${formatNumber(count)} saved places were added.`,
  duplicates: (count: number) =>
    `${formatCount(count, 'was', 'were')} here already and ${plural(count, 'stays', 'stay')} as ${plural(count, 'it is', 'they are')}.`,
})

export function FilePart({ places, doing }: { places: StoredPlaces; doing: PlacesUndo }) {
  const [trouble, setTrouble] = useState<{
    file: FileTroubleProps['file']
    Shown: ComponentType<FileTroubleProps>
  }>()
  const isEmpty = places.saved.length + places.recent.length === 0

  function add({ saved, recent }: SavedPlacesFile) {
    setTrouble(undefined)
    const keys = new Set(places.saved.map(pointKey))
    const added = saved.filter((place) => !keys.has(pointKey(place))).length
    doing.change(describeAdded(added, saved.length - added), (now) => mergePlaces(now, { saved, recent }))
  }
  async function take(upload: File) {
    doing.say('')
    const { parsePlacesFile: readChosen, Trouble } = await import('./chosen-file')
    const file = await readChosen(upload)
    if (file.kind === 'places' && file.broken.length === 0) add(file)
    else setTrouble({ file, Shown: Trouble })
  }
  return (
    <Panel id="file" title={texts.title}>
      <p className="mb-4 max-w-reading">{texts.lead}</p>
      <div className="mb-4 print:hidden">
        <Button look="secondary" type="button" onClick={() => download(places)} disabled={isEmpty}>
          {texts.download}
        </Button>
      </div>
      <label htmlFor="place-file" className="mb-1 block font-semibold">
        {texts.choose}
      </label>
      <p id="place-file-hint" className="mb-1.5 text-base text-muted">
        {texts.hint}
      </p>
      <input
        id="place-file"
        type="file"
        accept=".json,application/json"
        aria-describedby="place-file-hint"
        onChange={async ({ target }) => {
          const [upload] = target.files ?? []
          if (upload) await take(upload)
          // Without this reset the same file could not be chosen again.
          target.value = ''
        }}
        className="block min-h-11 w-full max-w-reading rounded-control border border-edge bg-surface p-2 file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-control file:border-0 file:bg-accent-soft file:px-3 file:font-semibold file:text-accent print:hidden"
      />
      <div role="alert" className="mt-4 empty:hidden">
        {trouble && <trouble.Shown file={trouble.file} add={add} leave={() => setTrouble(undefined)} />}
      </div>
    </Panel>
  )
}

function describeAdded(added: number, duplicates: number): string {
  const first = texts.added(added)
  return duplicates === 0 ? first : `${first} ${texts.duplicates(duplicates)}`
}

async function download(places: StoredPlaces): Promise<void> {
  const { writePlaceFile } = await import('@/components/places/place-file')
  const file = new Blob([writePlaceFile(places, new Date())], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `openplat-places-${localDay()}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

const eraseAllTexts = defineTexts('saved.erase-all', {
  title: 'Erase everything',
  lead: 'Removes all saved and recent places, with your names and notes, from this device.',
  erase: 'Erase all places',
  sure: 'Erase all saved and recent places from this device?',
  yes: 'Yes, erase all',
  no: 'Keep them',
  erased: 'Erased. No place is left on this device.',
})

export function EraseAll({ isAny, doing }: { isAny: boolean; doing: PlacesUndo }) {
  const [isAsked, setAsked] = useState(false)
  const erase = () => {
    setAsked(false)
    doing.erase(eraseAllTexts.erased)
  }
  return (
    <Panel id="erase" title={eraseAllTexts.title}>
      <p className="mb-3 max-w-reading" role={isAsked ? 'alert' : undefined}>
        {isAsked ? eraseAllTexts.sure : eraseAllTexts.lead}
      </p>
      <div className="flex flex-wrap gap-3">
        {isAsked && isAny ? (
          <>
            <Button type="button" onClick={erase}>
              {eraseAllTexts.yes}
            </Button>
            <Button look="secondary" type="button" onClick={() => setAsked(false)}>
              {eraseAllTexts.no}
            </Button>
          </>
        ) : (
          <Button look="secondary" type="button" onClick={() => setAsked(true)} disabled={!isAny}>
            {eraseAllTexts.erase}
          </Button>
        )}
      </div>
    </Panel>
  )
}
