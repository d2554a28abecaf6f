import {
  describePlace,
  MOST_NAME,
  MOST_NOTE,
  pointKey,
  type SavedPlace,
} from '@/components/places/place-list'
import { Button } from '@/components/ui/button'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import type { Doing } from './use-undo'

interface Props {
  place: SavedPlace
  doing: Doing
  close: () => void
}

const texts = {
  name: 'Name',
  note: 'Note, for yourself only',
  keep: 'Keep',
  cancel: 'Cancel',
  changed: 'Kept.',
  noName: 'A place needs a name. The old one stays.',
}

/** What the person calls a place, and what they noted about it. */
export function PlaceWords({ place, doing, close }: Props) {
  const key = pointKey(place)
  const keep = (form: FormData) => {
    const name = String(form.get('name') ?? '').trim()
    const note = String(form.get('note') ?? '').trim()
    const said = name ? texts.changed : texts.noName
    const words = { name: (name || place.name).slice(0, MOST_NAME), note: note.slice(0, MOST_NOTE) }
    if (doing.change(said, (places) => describePlace(places, key, words))) close()
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
        hint={`At most ${MOST_NOTE} characters.`}
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
