export interface SaleDayRange {
  firstDay?: string
  lastDay?: string
}
