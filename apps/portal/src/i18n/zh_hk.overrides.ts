/** Corrections of the automatic conversion, by key. */
const overrides = {
  shell: { skip: '跳至主要內容' },
};

export default overrides;
