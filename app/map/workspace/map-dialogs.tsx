import type { ReactNode, RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { CopyLink } from '@/components/ui/copy-link'

type Handle = RefObject<HTMLDialogElement | null>

const texts = { keys: 'Keys of the map', share: 'Share', link: 'Link to this view', close: 'Close' }

const keys = [
  ['/', 'Search'],
  ['L', 'Layers'],
  ['T', 'Table'],
  ['Arrow keys', 'Move the map; with Shift a little'],
  ['+ and −', 'Zoom in and out'],
  ['Enter', 'Tell what is at the center'],
  ['[ and ]', 'Previous and next row; the map follows'],
  ['Space', 'Select the row'],
  ['C', 'Compare what is selected'],
  ['E', 'Export the table'],
  ['?', 'This list'],
] as const

/** The keys work while the focus is on the map, the layers or the table. */
export const HelpDialog = ({ handle }: { handle: Handle }) => (
  <MapDialog handle={handle} title={texts.keys}>
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-base">
      {keys.map(([key, meaning]) => (
        <div key={key} className="contents">
          <dt className="font-semibold">{key}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </MapDialog>
)

export const ShareDialog = ({ handle, href }: { handle: Handle; href: string }) => (
  <MapDialog handle={handle} title={texts.share}>
    <CopyLink href={href} label={texts.link} />
  </MapDialog>
)

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
