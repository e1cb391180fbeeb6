import { apart } from './apart.ts'
import { beautyAndSport } from './en-beauty-and-sport.ts'
import { common } from './en-common.ts'
import { customers } from './en-customers.ts'
import { forms } from './en-forms.ts'
import { homeAndTrade } from './en-home-and-trade.ts'
import { officesAndSchool } from './en-offices-and-school.ts'
import { petsAndHealth } from './en-pets-and-health.ts'
import { sayings } from './en-sayings.ts'
import { sayingsOfTrades } from './en-sayings-of-trades.ts'
import { shopping } from './en-shopping.ts'
import { softwareAndSupply } from './en-software-and-supply.ts'
import { staysAndFood } from './en-stays-and-food.ts'
import { trades } from './en-trades.ts'
import { tripsAndVehicles } from './en-trips-and-vehicles.ts'
import type { EverydayWords } from './lexicon.ts'

/** Own compilation. */
export const en: EverydayWords = {
  forms,
  meanings: [
    common,
    customers,
    trades,
    petsAndHealth,
    beautyAndSport,
    staysAndFood,
    tripsAndVehicles,
    shopping,
    homeAndTrade,
    officesAndSchool,
    softwareAndSupply,
  ].join('\n'),
  sayings: `${sayings}${sayingsOfTrades}`,
  apart: apart.en,
}
