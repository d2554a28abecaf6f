import 'server-only'
import { cellName, rowsOf, SALES, toggleItem } from '../entries/entry-names'
import type { OwnerEntries } from '../entries/stored-entries'
import type { HomeSelection } from '../fetch-home'
import type { AssessmentsUrlParams } from '../url'
import { offerConnecticutSales } from './connecticut-sales'
import { offerCookSales } from './cook-sales'
import { offerFloridaSales } from './florida-sales'
import { saleEntries } from './sale-entries'
import type { SaleEntryRow, SuggestedSalesOutcome } from './sale-offer'
import { mayTypeSales, offerTypedSales } from './typed-sales'

const places: Readonly<Record<string, (home: HomeSelection) => Promise<SuggestedSalesOutcome | undefined>>> =
  {
    'florida-assessments': offerFloridaSales,
    'cook-county-il-assessments': offerCookSales,
    'connecticut-assessments': offerConnecticutSales,
  }

export async function fetchSaleOffers(
  home: HomeSelection,
  url: AssessmentsUrlParams,
): Promise<SuggestedSalesOutcome | undefined> {
  if (Object.hasOwn(places, home.sourceId)) return places[home.sourceId]?.(home)
  return mayTypeSales(home) ? offerTypedSales(home, url) : undefined
}

export const namesSoldHomes = (home: HomeSelection): boolean =>
  !Object.hasOwn(places, home.sourceId) && mayTypeSales(home)

const SEPARATOR = ';'

export const parseSales = (text = ''): string[] => text.split(SEPARATOR).filter(Boolean)

export const toggleSale = (text: string | undefined, { parcel }: SaleEntryRow): string | undefined =>
  toggleItem(parseSales(text), parcel, SALES).join(SEPARATOR) || undefined

export async function fetchSaleEntries(
  home: HomeSelection,
  url: AssessmentsUrlParams,
): Promise<OwnerEntries> {
  const sales = parseSales(url.sales)
  const offers = sales.length > 0 ? await fetchSaleOffers(home, url) : undefined
  if (offers?.kind !== 'offered') return {}
  const rows = offers.list.filter(({ row }) => sales.includes(row.parcel))
  return Object.fromEntries(
    rowsOf(SALES).flatMap((number, at) => {
      const row = rows[at]?.row
      return row
        ? Object.entries(saleEntries(number, row)).filter(
            ([name, value]) => value && name !== cellName('sale', number, 'parcel'),
          )
        : []
    }),
  )
}
