import { scriptRoute } from '@/app/_lib/read/script-route'
import { answerPreflight, forAnyPage } from '@/lib/connector/http/any-page'
import { suggest } from './suggest'

const LONGEST = 200

export const GET = forAnyPage(
  scriptRoute({
    keep: 'private, max-age=3600',
    async answer(query) {
      const text = (query.get('q') ?? '').trim().slice(0, LONGEST)
      return { data: { suggestions: suggest(text) } }
    },
  }),
)

export const OPTIONS = () => answerPreflight('GET, HEAD')
