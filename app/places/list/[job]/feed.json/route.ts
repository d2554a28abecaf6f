import { feedOfList } from '../../serve-feed'

export const GET = feedOfList('json')
