import { Panel } from '@/components/ui/page/panel'
import { readyCharts } from './presets'
import { costsHref } from './url'

export const ReadyCharts = () => (
  <Panel id="ready" title="Ready charts">
    <ul className="grid gap-x-8 sm:grid-cols-3">
      {readyCharts.map(({ title, about, id }) => (
        <li key={id} className="py-1">
          <a href={costsHref({ series: [id] })} className="inline-flex min-h-11 items-center font-semibold">
            {title}
          </a>
          <span className="block text-base text-muted">{about}</span>
        </li>
      ))}
    </ul>
  </Panel>
)
