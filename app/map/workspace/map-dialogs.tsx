import type { ReactNode, RefObject } from 'react'
import { printLight } from '@/components/map/controls/light-paper'
import { Button } from '@/components/ui/button'
import { CopyLink } from '@/components/ui/copy-link'
import { formatNumber } from '@/lib/format'
import { fitLink } from '../fit-link'
import type { MapUrlParams } from '../url'
import { mapKeys } from './use-shortcuts'

type Handle = RefObject<HTMLDialogElement | null>

const texts = {
  keys: 'Keys of the map',
  share: 'Share',
  link: 'Link to this view',
  print: 'Print',
  close: 'Close',
  long: (carried: number, all: number) =>
    `The selection is too long for a link. It carries the first ${formatNumber(carried)} of ${formatNumber(all)} selected records. Export the selection to pass on all of them.`,
}

export const HelpDialog = ({ handle }: { handle: Handle }) => (
  <MapDialog handle={handle} title={texts.keys}>
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-base">
      {mapKeys.map(([key, meaning]) => (
        <div key={key} className="contents">
          <dt className="font-semibold">{key}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </MapDialog>
)

export function ShareDialog({ handle, url }: { handle: Handle; url: MapUrlParams }) {
  const { href, carried } = fitLink(url)
  return (
    <MapDialog handle={handle} title={texts.share}>
      <CopyLink href={href} label={texts.link} />
      <p className="mt-3">
        <Button
          type="button"
          look="secondary"
          onClick={() => {
            handle.current?.close()
            void printLight()
          }}
        >
          {texts.print}
        </Button>
      </p>
      {carried < url.selected.length && <p className="mt-2">{texts.long(carried, url.selected.length)}</p>}
    </MapDialog>
  )
}

interface Props {
  handle: Handle
  title: string
  children: ReactNode
}

const MapDialog = ({ handle, title, children }: Props) => (
  <dialog
    ref={handle}
    aria-label={title}
    className="m-auto max-w-md rounded-panel border border-line bg-surface p-5 text-ink backdrop:bg-black/40"
  >
    <h2 className="mb-3 text-lg font-semibold">{title}</h2>
    {children}
    <form method="dialog" className="mt-4">
      <Button type="submit" look="secondary">
        {texts.close}
      </Button>
    </form>
  </dialog>
)
