'use client'

import { useEffect, useRef, useState } from 'react'
import { placeLink } from '@/components/places/place-link'
import { pointKey, removePlace, type SavedPlace } from '@/components/places/place-list'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/components/ui/format-day'
import { PlaceWords } from './place-words'
import type { Doing } from './use-undo'

interface Props {
  place: SavedPlace
  doing: Doing
  /** Keys of those that are ticked for a comparison. */
  chosen: readonly string[]
  setChosen: (chosen: string[]) => void
}

const texts = {
  edit: 'Rename or note',
  remove: 'Remove',
  compare: 'Compare',
  saved: (day: string) => `saved on ${day}`,
  removed: (name: string) => `“${name}” is removed.`,
}

/** One place: as it is kept, or with its words open to be changed. */
export function SavedItem(props: Props) {
  const [isEdited, setEdited] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const isTouched = useRef(false)
  // The button that was pressed is gone: the keyboard goes on at what took its place.
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

function Shown({ place, doing, chosen, setChosen, edit }: Props & { edit: () => void }) {
  const { name, note, typed, savedOn } = place
  const key = pointKey(place)
  const about = [typed !== name && typed, key.replace(',', ', '), texts.saved(formatDay(savedOn))]
  const toggle = (isTicked: boolean) =>
    setChosen(isTicked ? [...chosen, key] : chosen.filter((other) => other !== key))
  return (
    <>
      <a href={placeLink(place)} className="inline-flex min-h-8 items-center font-semibold wrap-anywhere">
        {name}
      </a>
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      <p className="text-base text-muted wrap-anywhere">{about.filter(Boolean).join(' · ')}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={chosen.includes(key)}
            onChange={({ target }) => toggle(target.checked)}
            aria-label={`${texts.compare} ${name}`}
            className="size-6 accent-accent"
          />
          {texts.compare}
        </label>
        <Button look="link" type="button" onClick={edit} aria-label={`${texts.edit}: ${name}`}>
          {texts.edit}
        </Button>
        <Button
          look="link"
          type="button"
          aria-label={`${texts.remove} ${name}`}
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
