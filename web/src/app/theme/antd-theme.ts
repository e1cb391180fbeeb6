import { theme, type ThemeConfig } from 'antd'
import { ease, mono, sans, type Palette } from './palette.ts'

/**
 * The design as antd tokens. The default algorithm in dark too: the dark one would move the measured contrasts, and so
 * would derived shades, which is why map and alias tokens are fixed here one by one.
 */
export const docentTheme = (c: Palette, isCalm: boolean): ThemeConfig => ({
  algorithm: theme.defaultAlgorithm,
  cssVar: { prefix: 'docent' },
  hashed: false,
  token: {
    ...seeds(c),
    ...surfaces(c),
    ...texts(c),
    ...states(c),
    colorBorder: c.ruleStrong,
    colorBorderSecondary: c.rule,
    colorSplit: c.rule,
    controlOutline: c.petrol,
    controlOutlineWidth: 2,
    lineWidthFocus: 2,
    lineHeight: 1.6,
    fontSizeSM: 13,
    borderRadiusLG: 8,
    borderRadiusSM: 4,
    borderRadiusXS: 3,
    boxShadow: c.shadowFloat,
    boxShadowSecondary: c.shadowFloat,
    boxShadowTertiary: c.shadowMount,
    opacityLoading: 1,
    // An animation made short by CSS still has its first frames, in which a dialog is small and a press on it is lost.
    motion: !isCalm,
  },
  components: components(c),
})

const seeds = (c: Palette) => ({
  colorPrimary: c.petrol,
  colorInfo: c.petrol,
  colorLink: c.petrol,
  colorSuccess: c.green,
  colorWarning: c.brick,
  colorError: c.carmine,
  colorTextBase: c.ink,
  colorBgBase: c.label,
  fontFamily: sans,
  fontFamilyCode: mono,
  fontSize: 15,
  borderRadius: 6,
  controlHeight: 40,
  motionUnit: 0.09,
  motionEaseOut: ease,
  motionEaseInOut: ease,
})

const surfaces = (c: Palette) => ({
  colorBgLayout: c.page,
  colorBgContainer: c.label,
  colorBgElevated: c.raised,
  colorBgMask: c.scrim,
  colorBgContainerDisabled: c.sunk,
  colorFillQuaternary: c.sunk,
  colorFillTertiary: c.sunk,
  colorFillSecondary: c.sunk,
})

const texts = (c: Palette) => ({
  colorText: c.ink,
  colorTextSecondary: c.ink2,
  colorTextTertiary: c.ink3,
  colorTextQuaternary: c.ink3,
  colorTextPlaceholder: c.ink3,
  colorTextDisabled: c.ink3,
  colorTextDescription: c.ink2,
  colorTextLightSolid: c.onPetrol,
  colorIcon: c.ink2,
  colorIconHover: c.petrol,
})

const states = (c: Palette) => ({
  colorPrimaryHover: c.petrolHover,
  colorPrimaryActive: c.petrolActive,
  colorPrimaryText: c.petrol,
  colorPrimaryBorder: c.petrol,
  colorPrimaryBg: c.petrolSoft,
  colorPrimaryBgHover: c.petrolSoft,
  colorLinkHover: c.petrolHover,
  colorLinkActive: c.petrolActive,
  colorInfoBg: c.petrolSoft,
  colorInfoBorder: c.petrolSoft,
  colorSuccessBg: c.greenSoft,
  colorSuccessBorder: c.greenSoft,
  colorWarningBg: c.brickSoft,
  colorWarningBorder: c.brickSoft,
  colorErrorBg: c.carmineSoft,
  colorErrorBorder: c.carmineSoft,
  colorErrorText: c.carmine,
  colorErrorHover: c.carmine,
  colorErrorActive: c.carmine,
})

const components = (c: Palette): ThemeConfig['components'] => ({
  Button: {
    fontWeight: 600,
    primaryColor: c.onPetrol,
    dangerColor: c.onDanger,
    solidTextColor: c.onPetrol,
    paddingInline: 16,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    textTextColor: c.petrol,
    textTextHoverColor: c.petrol,
    textHoverBg: c.petrolSoft,
    borderColorDisabled: c.rule,
  },
  Modal: { titleFontSize: 24, titleLineHeight: 1.25, contentBg: c.raised, headerBg: c.raised },
  Drawer: { colorBgElevated: c.label },
  Input: { activeShadow: `0 0 0 1px ${c.petrol}`, errorActiveShadow: `0 0 0 1px ${c.carmine}` },
  Segmented: {
    trackBg: c.sunk,
    itemSelectedBg: c.label,
    itemSelectedColor: c.ink,
    itemColor: c.ink2,
    itemHoverColor: c.ink,
    trackPadding: 3,
  },
})
