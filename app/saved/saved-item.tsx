'use client'

import { useEffect, useRef, useState } from 'react'
import {
  describePlace,
  MOST_NAME,
  MOST_NOTE,
  placeLink,
  pointKey,
  removePlace,
  type SavedPlace,
} from '@/components/places/place-list'
import { Button } from '@/components/ui/button'
import { TextArea, TextInput } from '@/components/ui/form/text-input'
import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import type { PlacesUndo } from './use-undo'

interface Props {
  place: SavedPlace
  doing: PlacesUndo
  checkedKeys: readonly string[]
  setChosen: (chosen: string[]) => void
}

const texts = defineTexts('saved.saved-item', {
  edit: 'Rename or note',
  editNamed: (name: string) => `Rename or note: ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  compare: 'Compare',
  compareNamed: (name: string) => `Compare ${name}`,
  copy: 'Frozen copy',
  saved: (day: string) => `saved on ${day}`,
  removed: (name: string) => `“${name}” is removed.`,
  name: 'Name',
  note: 'Note, for yourself only',
  hint: (most: number) => `At most ${most} characters.`,
  keep: 'Keep',
  cancel: 'Cancel',
  changed: 'Kept.',
  noName: 'A place needs a name. The old one stays.',
})

export function SavedItem(props: Props) {
  const [isEdited, setEdited] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const isTouched = useRef(false)
  // The clicked button disappears, so the focus moves to the control that replaces it.
  useEffect(() => {
    if (isEdited) item.current?.querySelector('input')?.focus()
    else if (isTouched.current) item.current?.querySelector('a')?.focus()
    isTouched.current = isEdited
  }, [isEdited])
  return (
    <li ref={item} className="py-3">
      {isEdited ? (
        <PlaceWords place={props.place} doing={props.doing} close={() => setEdited(false)} />
      ) : (
        <Shown {...props} edit={() => setEdited(true)} />
      )}
    </li>
  )
}

interface PlaceWordsProps {
  place: SavedPlace
  doing: PlacesUndo
  close: () => void
}

function PlaceWords({ place, doing, close }: PlaceWordsProps) {
  const key = pointKey(place)
  const keep = (form: FormData) => {
    const name = String(form.get('name') ?? '').trim()
    const note = String(form.get('note') ?? '').trim()
    const message = name ? texts.changed : texts.noName
    const words = { name: (name || place.name).slice(0, MOST_NAME), note: note.slice(0, MOST_NOTE) }
    if (doing.change(message, (places) => describePlace(places, key, words))) close()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        keep(new FormData(event.currentTarget))
      }}
    >
      <TextInput
        name="name"
        id={`name-${key}`}
        label={texts.name}
        defaultValue={place.name}
        maxLength={MOST_NAME}
      />
      <TextArea
        name="note"
        id={`note-${key}`}
        label={texts.note}
        hint={texts.hint(MOST_NOTE)}
        defaultValue={place.note}
        maxLength={MOST_NOTE}
        rows={3}
      />
      <div className="flex gap-3">
        <Button>{texts.keep}</Button>
        <Button look="secondary" type="button" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

function Shown({ place, doing, checkedKeys, setChosen, edit }: Props & { edit: () => void }) {
  const { name, note, typed, savedOn } = place
  const key = pointKey(place)
  const about = [typed !== name && typed, key.replace(',', ', '), texts.saved(formatDay(savedOn))]
  const toggle = (isTicked: boolean) =>
    setChosen(isTicked ? [...checkedKeys, key] : checkedKeys.filter((other) => other !== key))
  return (
    <>
      <a href={placeLink(place)} className="inline-flex min-h-8 items-center font-semibold wrap-anywhere">
        {name}
      </a>
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      <p className="text-base text-muted wrap-anywhere">{about.filter(Boolean).join(' · ')}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
        {place.copy && (
          <a href={place.copy} className="inline-flex min-h-11 items-center">
            {texts.copy}
          </a>
        )}
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={checkedKeys.includes(key)}
            onChange={({ target }) => toggle(target.checked)}
            aria-label={texts.compareNamed(name)}
            className="size-6 accent-accent"
          />
          {texts.compare}
        </label>
        <Button look="link" type="button" onClick={edit} aria-label={texts.editNamed(name)}>
          {texts.edit}
        </Button>
        <Button
          look="link"
          type="button"
          aria-label={texts.removeNamed(name)}
          onClick={() => {
            toggle(false)
            doing.change(texts.removed(name), (places) => removePlace(places, key))
          }}
        >
          {texts.remove}
        </Button>
      </div>
    </>
  )
}
