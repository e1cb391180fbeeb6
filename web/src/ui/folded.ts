/** As it is searched, so that "rucken" finds "Rücken". */
export const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en')
