/**
 * Own compilation: what customers say in words that stand apart, in this order, and what documents say for it. How long something may be
 * left is how long it is kept.
 */
export const apart = {
  en: `
    how_long~leave~my how_long~leave~our how_long~leave~it how_long~leave~with_you how_long~my~stay how_long~my~stand how_long~store how_long~stored how_long~hold_on how_long~look_after how_long~have~collect how_long~have~pick when~have~collect when~must~collect when~should~collect when~have~pick when~must~pick kept stored storage collected
`,
  de: `
    wie_lange~mein~lassen wie_lange~mein~stehen wie_lange~mein~bleiben wie_lange~mein~liegen wie_lange~unser~lassen wie_lange~mein~abstellen wie_lange~lagern wie_lange~lagert wie_lange~zeit~abholen bis_wann~abholen wann~muss~abholen aufbewahren bewahren lagern eingelagert aufbewahrung lagerung abholen abgeholt abholung
`,
}
