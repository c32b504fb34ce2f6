/** Every picture is taken in each of these. */
export const looks = ['zh', 'en'].flatMap((language) =>
  ['light', 'dark'].map((appearance) => ({ language, appearance })),
);

/**
 * Stories whose look is kept: the sheets of states of the components that are used most.
 * `whole`: the window is taken, for what opens above the page.
 */
export const stories = [
  { id: 'ui-actions-button--states' },
  { id: 'ui-actions-iconbutton--states' },
  { id: 'ui-charts-barchart--states' },
  { id: 'ui-charts-linechart--default' },
  { id: 'ui-data-list--default' },
  { id: 'ui-data-table--states' },
  { id: 'ui-data-tag--states' },
  { id: 'ui-data-tree--states' },
  { id: 'ui-dates-calendar--states' },
  { id: 'ui-dates-datepicker--states' },
  { id: 'ui-drawings-drawing--all' },
  { id: 'ui-drawings-ribbon--states' },
  { id: 'ui-feedback-emptystate--states' },
  { id: 'ui-feedback-errorstate--states' },
  { id: 'ui-feedback-notice--states' },
  { id: 'ui-feedback-progressbar--states' },
  { id: 'ui-feedback-result--states' },
  { id: 'ui-feedback-skeleton--detail' },
  { id: 'ui-forms-checkbox--states' },
  { id: 'ui-forms-combobox--states' },
  { id: 'ui-forms-radiogroup--states' },
  { id: 'ui-forms-searchform--states' },
  { id: 'ui-forms-select--states' },
  { id: 'ui-forms-switch--states' },
  { id: 'ui-forms-textarea--states' },
  { id: 'ui-forms-textfield--states' },
  { id: 'ui-navigation-breadcrumbs--default' },
  { id: 'ui-navigation-pagination--states' },
  { id: 'ui-navigation-steps--states' },
  { id: 'ui-overlays-dialog--centred', whole: true },
  { id: 'ui-overlays-drawer--playground', whole: true },
  { id: 'patterns-list-page--nothing-yet' },
  { id: 'course-course-card--begun' },
];
