import { feedOfPage } from '../../serve-feed'

export const GET = feedOfPage('atom')
