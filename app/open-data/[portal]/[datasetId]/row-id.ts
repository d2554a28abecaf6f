/** Of the cell that numbers a row, so that the map can lead to it. */
export const rowId = (number: number | string) => `row-${number}`
