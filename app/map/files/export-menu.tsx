import { Suspense, useRef, useState } from 'react'
import { useLightDismiss } from '@/components/ui/page/use-light-dismiss'
import { lazyPart } from '../lazy-part'
import type { LayerExportProps } from './export-choices'

const texts = { export: 'Export' }

const ExportChoices = lazyPart(() => import('./export-choices'))

export function ExportMenu(rows: LayerExportProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useLightDismiss(menu)
  const [wasOpen, setOpen] = useState(false)
  return (
    <details ref={menu} onToggle={() => setOpen(true)} className="relative ml-auto shrink-0 print:hidden">
      <summary id="map-export" className="min-h-6 py-0.5 font-semibold text-accent">
        {texts.export}
      </summary>
      <div className="absolute right-0 bottom-full z-40 mb-1 w-64 rounded-panel border border-line bg-surface p-3 shadow-lg group-data-[stop=full]/sheet:top-full group-data-[stop=full]/sheet:bottom-auto">
        <Suspense>{wasOpen && <ExportChoices {...rows} />}</Suspense>
      </div>
    </details>
  )
}
