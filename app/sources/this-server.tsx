import { getApp } from '@/app/_lib/site/app'
import { Facts } from '@/components/ui/facts'
import { formatNumber } from '@/lib/format'

export async function ThisServer() {
  const { engine } = await getApp()
  const cache = engine.cacheSize()
  return (
    <section aria-labelledby="server" className="mb-10 max-w-reading">
      <h2 id="server" className="mb-2 text-xl font-semibold">
        This server
      </h2>
      <Facts
        items={[
          { label: 'Answers kept in memory', value: formatNumber(cache.entries) },
          { label: 'Memory they take', value: `${(cache.bytes / 1_048_576).toFixed(1)} MB` },
          { label: 'Release', value: <span className="wrap-anywhere">{engine.release}</span> },
        ]}
      />
    </section>
  )
}
