import { apart } from './apart.ts'
import { beautyAndSport } from './en-beauty-and-sport.ts'
import { common } from './en-common.ts'
import { customers } from './en-customers.ts'
import { forms } from './en-forms.ts'
import { homeAndTrade } from './en-home-and-trade.ts'
import { inOtherWords } from './en-in-other-words.ts'
import { officesAndSchool } from './en-offices-and-school.ts'
import { petsAndHealth } from './en-pets-and-health.ts'
import { sayings } from './en-sayings.ts'
import { sayingsOfAccounts } from './en-sayings-of-accounts.ts'
import { sayingsOfAppointments } from './en-sayings-of-appointments.ts'
import { sayingsOfMoney } from './en-sayings-of-money.ts'
import { sayingsOfOrders } from './en-sayings-of-orders.ts'
import { sayingsOfPlaces } from './en-sayings-of-places.ts'
import { sayingsOfTrades } from './en-sayings-of-trades.ts'
import { shopping } from './en-shopping.ts'
import { softwareAndSupply } from './en-software-and-supply.ts'
import { spoken } from './en-spoken.ts'
import { spokenOfBusiness } from './en-spoken-of-business.ts'
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
    spoken,
    spokenOfBusiness,
    inOtherWords,
  ].join('\n'),
  sayings: [
    sayings,
    sayingsOfTrades,
    sayingsOfMoney,
    sayingsOfAppointments,
    sayingsOfPlaces,
    sayingsOfOrders,
    sayingsOfAccounts,
  ].join('\n'),
  apart: apart.en,
}
