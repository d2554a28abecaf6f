import {
  type ChangeEvent,
  type FormEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import type { PositionColumnsQuestion } from '@/app/_surfaces/place-files/file-table'
import { boundsOf, ROOM_BESIDE_TABLE, viewOfBounds } from '@/components/map/fit'
import type { MapView } from '@/components/map/map-props'
import { Button } from '@/components/ui/button'
import { controlLook } from '@/components/ui/form/field'
import { formatCount, formatNumber } from '@/lib/format'
import { lazyPart } from '../lazy-part'
import { findKeyKinds } from './join-file'
import { answerColumns, dropFile, type OpenedPlaceFile, takeFile, useMyFile } from './my-file-store'
import { ProblemItems } from './problem-items'

const texts = {
  choose: 'Choose a file',
  another: 'Choose another file',
  hint: 'CSV, XLSX, GeoJSON, KML or KMZ, up to 50 MB, or drop it on the map. The file stays on this device. We send only the addresses or numbers that you look up.',
  reading: (name: string) => `Reading ${name}.`,
  read: (name: string, rows: number) => `${name}: ${formatCount(rows, 'row')} with a position.`,
  left: (count: number) => `We could not read the position of ${formatCount(count, 'row')}.`,
  more: (count: number) => `And ${formatNumber(count)} more.`,
  none: (name: string, rows: number) =>
    `${name}: ${formatCount(rows, 'row')}, none with a position yet. Look up their addresses or parcel numbers below.`,
  go: 'Show all its rows',
  unplaced: 'It has no position',
  lookUp: { address: 'addresses', parcel: 'parcel numbers', lot: 'parcel numbers' },
  lookUpInstead: (keys: string) => `Look up its ${keys}`,
  unreachable: 'This part did not load. Reload the page and choose the file again.',
  remove: 'Take the file off the map',
  legend: (name: string) => `Which columns of ${name} hold the position?`,
  latitude: 'Latitude',
  longitude: 'Longitude',
  option: (name: string, sample: string) => (sample ? `${name}: ${sample}` : name),
  pick: 'Choose a column',
  show: 'Show its rows',
  missing: 'Choose a column for the latitude and another one for the longitude.',
}

export default function MyFileTools({ go }: { go: (view: MapView) => void }) {
  const file = useMyFile()
  const id = useId()
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) takeFile(file)
    // Clears the input, so that the same file can be chosen again after a correction.
    target.value = ''
  }
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {file.state === 'none' ? texts.choose : texts.another}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.json,.geojson,.kml,.kmz,text/csv,application/geo+json,application/vnd.google-earth.kml+xml"
        onChange={choose}
        aria-describedby={`${id}-hint`}
        className={controlLook}
      />
      <p id={`${id}-hint`} className="text-muted">
        {texts.hint}
      </p>
      <div role="status">
        {file.state === 'reading' && <p>{texts.reading(file.name)}</p>}
        {file.state === 'refused' && <p className="text-bad">{file.why}</p>}
        {file.state === 'read' && <FileReport file={file} />}
      </div>
      {file.state === 'read' && <FileWork file={file} go={go} />}
      {file.state === 'question' && <Columns name={file.name} question={file.question} />}
      {file.state !== 'none' && (
        <Button type="button" look="compact" onClick={dropFile}>
          {texts.remove}
        </Button>
      )}
    </div>
  )
}

const FileJoins = lazyPart(() => import('./file-joins'), texts.unreachable)

function FileWork({ file, go }: { file: OpenedPlaceFile; go: (view: MapView) => void }) {
  const { rows, running } = file
  const matchCount = rows.filter(({ placedBy }) => placedBy !== undefined && placedBy !== 'file').length
  const fitted = useRef(matchCount)
  const showFound = useEffectEvent(() => showAll(rows, go))
  const isRunning = running !== undefined
  useEffect(() => {
    if (isRunning || matchCount <= fitted.current) return
    fitted.current = matchCount
    showFound()
  }, [isRunning, matchCount])
  return (
    <>
      {rows.some(({ at }) => at) && (
        <Button type="button" look="compact" onClick={() => showAll(rows, go)}>
          {texts.go}
        </Button>
      )}
      <Suspense>
        <FileJoins file={file} />
      </Suspense>
    </>
  )
}

const NEAREST = 16

function showAll(rows: OpenedPlaceFile['rows'], go: (view: MapView) => void): void {
  const coordinates = rows.flatMap(({ at }) => (at ? [[...at]] : []))
  const bounds = boundsOf([{ type: 'MultiPoint', coordinates }])
  if (bounds) go(viewOfBounds(bounds, NEAREST, ROOM_BESIDE_TABLE))
}

function FileReport({ file: { name, table, rows } }: { file: OpenedPlaceFile }) {
  const { problems, left } = table
  const placed = rows.filter(({ at }) => at).length
  return (
    <>
      <p>{placed > 0 ? texts.read(name, placed) : texts.none(name, rows.length)}</p>
      <ProblemItems {...{ problems, left }} heading={texts.left(left)} more={texts.more} />
    </>
  )
}

function Columns({ name, question: { columns } }: { name: string; question: PositionColumnsQuestion }) {
  const [error, setError] = useState(false)
  const id = useId()
  const kinds = findKeyKinds(columns.map((column) => column.name))
  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [latitude, longitude] = [fields.get('latitude'), fields.get('longitude')]
    const isAnswered = Boolean(latitude) && Boolean(longitude) && latitude !== longitude
    setError(!isAnswered)
    if (isAnswered) answerColumns({ latitude: Number(latitude), longitude: Number(longitude) })
  }
  return (
    <form onSubmit={answer} className="flex flex-col gap-1.5 border-l-4 border-accent pl-3">
      <p className="font-semibold">{texts.legend(name)}</p>
      {(['latitude', 'longitude'] as const).map((axis) => (
        <label key={axis} className="flex flex-col gap-0.5">
          {texts[axis]}
          <select
            name={axis}
            defaultValue=""
            aria-invalid={error}
            aria-describedby={error ? `${id}-error` : undefined}
            className={controlLook}
          >
            <option value="">{texts.pick}</option>
            {columns.map((column, index) => (
              <option key={column.name} value={index}>
                {texts.option(column.name, column.sample)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-bad">
          {texts.missing}
        </p>
      )}
      <Button look="compact">{texts.show}</Button>
      <Button type="button" look="compact" onClick={() => answerColumns('none')}>
        {kinds.length > 0
          ? texts.lookUpInstead([...new Set(kinds.map((kind) => texts.lookUp[kind]))].join(' or '))
          : texts.unplaced}
      </Button>
    </form>
  )
}
