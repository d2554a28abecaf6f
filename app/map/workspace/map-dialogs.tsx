import { printLight } from '@/components/map/controls/light-paper'
import { Button } from '@/components/ui/button'
import { CopyLink } from '@/components/ui/copy-link'
import { formatNumber } from '@/lib/format'
import { fitLink } from '../fit-link'
import type { MapUrlParams } from '../url'
import { mapKeys } from './use-shortcuts'

const texts = {
  titles: { help: 'Keys of the map', share: 'Share' },
  link: 'Link to this view',
  print: 'Print',
  close: 'Close',
  long: (carried: number, all: number) =>
    `The selection is too long for a link. It carries the first ${formatNumber(carried)} of ${formatNumber(all)} selected records. Export the selection to pass on all of them.`,
}

export type MapDialogKind = keyof typeof texts.titles

interface Props {
  kind: MapDialogKind
  url: MapUrlParams
  onClose: () => void
}

export default function MapDialog({ kind, url, onClose }: Props) {
  const title = texts.titles[kind]
  return (
    <dialog
      ref={open}
      onClose={onClose}
      aria-label={title}
      className="m-auto max-w-md rounded-panel border border-line bg-surface p-5 text-ink backdrop:bg-black/40"
    >
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      {kind === 'help' ? <Keys /> : <Sharing url={url} />}
      <form method="dialog" className="mt-4">
        <Button type="submit" look="secondary">
          {texts.close}
        </Button>
      </form>
    </dialog>
  )
}

function open(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}

const Keys = () => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-base">
    {mapKeys.map(([key, meaning]) => (
      <div key={key} className="contents">
        <dt className="font-semibold">{key}</dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
)

function Sharing({ url }: Pick<Props, 'url'>) {
  const { href, carried } = fitLink(url)
  return (
    <>
      <CopyLink href={href} label={texts.link} />
      <p className="mt-3">
        <Button
          type="button"
          look="secondary"
          onClick={({ currentTarget }) => {
            currentTarget.closest('dialog')?.close()
            void printLight()
          }}
        >
          {texts.print}
        </Button>
      </p>
      {carried < url.selected.length && <p className="mt-2">{texts.long(carried, url.selected.length)}</p>}
    </>
  )
}
