import type { RefusalCode } from '@banyan/contracts';
import type { Localised } from '../db/localised.ts';

type Text = Required<Pick<Localised, 'zh_cn' | 'en' | 'zh_tw'>>;

/** The server's texts for refusals that bring no words of their own. Hong Kong takes the Taiwanese form. */
export const refusalTexts: Readonly<Record<RefusalCode, Text>> = {
  400: {
    zh_cn: '请求内容有误，请刷新后重试',
    en: 'The request is not valid. Refresh and try again.',
    zh_tw: '請求內容有誤，請重新整理後重試',
  },
  401: {
    zh_cn: '登录已失效，请重新登录',
    en: 'Your session has ended. Please log in again.',
    zh_tw: '登入已失效，請重新登入',
  },
  404: { zh_cn: '没有找到你要的内容', en: 'We could not find what you are looking for.', zh_tw: '沒有找到你要的內容' },
  409: {
    zh_cn: '请勿重复提交',
    en: 'Please do not submit again: your first request is still being processed.',
    zh_tw: '請勿重複提交',
  },
  413: { zh_cn: '提交的内容过大', en: 'What you sent is too large.', zh_tw: '提交的內容過大' },
  429: {
    zh_cn: '操作过于频繁，请稍后再试',
    en: 'Too many requests. Please try again later.',
    zh_tw: '操作過於頻繁，請稍後再試',
  },
  500: {
    zh_cn: '服务出现异常，请稍后重试',
    en: 'Something went wrong on our side. Please try again later.',
    zh_tw: '服務出現異常，請稍後重試',
  },
  503: {
    zh_cn: '服务暂时不可用，请稍后重试',
    en: 'The service is not available right now. Please try again later.',
    zh_tw: '服務暫時無法使用，請稍後重試',
  },
  50302: {
    zh_cn: '当前使用的人较多，请稍后再试',
    en: 'The portal is very busy right now. Please try again in a moment.',
    zh_tw: '目前使用的人較多，請稍後再試',
  },
  4011: {
    zh_cn: '本机时间与服务器相差过大',
    en: 'The clock on this device is too far off. Set it to the correct time and try again.',
    zh_tw: '本機時間與伺服器相差過大',
  },
  42205: {
    zh_cn: '有几项没有填对，请按提示改一下',
    en: 'Some fields need another look. See the notes beside them.',
    zh_tw: '有幾項沒有填對，請依提示修改',
  },
  40342: {
    zh_cn: '这是你自己的，要由别人来处理',
    en: 'This is your own. Somebody else has to deal with it.',
    zh_tw: '這是你自己的，要由別人來處理',
  },
  4012: { zh_cn: '请先完善个人资料', en: 'Please complete your personal data first.', zh_tw: '請先完善個人資料' },
  50005: {
    zh_cn: '请求已处理，请勿重复提交',
    en: 'This request has already been processed. There is no need to submit it again.',
    zh_tw: '請求已處理，請勿重複提交',
  },
  577: {
    zh_cn: '企业用户数已超出上限',
    en: 'Your organisation has more users than its plan allows.',
    zh_tw: '企業使用者數已超出上限',
  },
  41010: {
    zh_cn: '点得太快了，过一会儿再点',
    en: 'Too many likes in a short time. Try again in a minute.',
    zh_tw: '點得太快了，過一會兒再點',
  },
  41011: {
    zh_cn: '这项测评现在不能作答',
    en: 'This assessment is not open for answers right now.',
    zh_tw: '這項測評現在不能作答',
  },
  41012: {
    zh_cn: '还有题没有答，答完再提交',
    en: 'Some statements have no answer yet. Answer them before you hand in.',
    zh_tw: '還有題沒有答，答完再提交',
  },
  41013: { zh_cn: '这场对话已经结束', en: 'This conversation is over.', zh_tw: '這場對話已經結束' },
  41014: {
    zh_cn: '这场对话在别处有了新内容，请先看最新的',
    en: 'This conversation has continued elsewhere. Look at the latest lines first.',
    zh_tw: '這場對話在別處有了新內容，請先看最新的',
  },
  41015: { zh_cn: '考核次数已经用完', en: 'You have used all your attempts.', zh_tw: '考核次數已經用完' },
  40101: { zh_cn: '账号或密码错误', en: 'Wrong account or password.', zh_tw: '帳號或密碼錯誤' },
  40102: {
    zh_cn: '账号已被企业管理员锁定',
    en: 'Your account has been locked by your administrator.',
    zh_tw: '帳號已被企業管理員鎖定',
  },
  40103: {
    zh_cn: '首次登录请先修改初始密码',
    en: 'Please replace your initial password first.',
    zh_tw: '首次登入請先修改初始密碼',
  },
  40104: {
    zh_cn: '你的账号已在其他设备登录，请重新登录',
    en: 'Your account was logged in on another device. Please log in again.',
    zh_tw: '你的帳號已在其他裝置登入，請重新登入',
  },
  42201: { zh_cn: '新密码不符合要求', en: 'The new password does not meet the rules.', zh_tw: '新密碼不符合要求' },
  42202: { zh_cn: '身份证号错误', en: 'The ID number is wrong. Check it and try again.', zh_tw: '身分證號錯誤' },
  42203: { zh_cn: '非本人操作', en: 'You do not appear to be the owner of this account.', zh_tw: '非本人操作' },
  40001: { zh_cn: '非法请求', en: 'The request was refused. Refresh the page and try again.', zh_tw: '非法請求' },
  40002: {
    zh_cn: '这一页已失效，请从第一页重新查看',
    en: 'This page of the list is no longer valid. Please start from the first page.',
    zh_tw: '這一頁已失效，請從第一頁重新查看',
  },
  42901: {
    zh_cn: '尝试次数过多，请稍后再试',
    en: 'Too many attempts. Please try again later.',
    zh_tw: '嘗試次數過多，請稍後再試',
  },
  40301: {
    zh_cn: '你没有学习该课程的权限，请联系管理员',
    en: 'This course is not open to you. Please contact your administrator.',
    zh_tw: '你沒有學習該課程的權限，請聯絡管理員',
  },
  40302: {
    zh_cn: '观看人数已达上限',
    en: 'The course has reached its maximum number of viewers.',
    zh_tw: '觀看人數已達上限',
  },
  40303: { zh_cn: '课程学习权限已过期', en: 'Your access to this course has expired.', zh_tw: '課程學習權限已過期' },
  40304: { zh_cn: '请先学完前面的章节', en: 'Finish the earlier chapters first.', zh_tw: '請先學完前面的章節' },
  40305: {
    zh_cn: '该企业的学习平台当前不可用',
    en: 'This organisation’s learning platform is not available at present.',
    zh_tw: '該企業的學習平台目前無法使用',
  },
  40306: {
    zh_cn: '你没有管理员权限',
    en: 'You do not have administrator rights.',
    zh_tw: '你沒有管理員權限',
  },
  40307: {
    zh_cn: '你没有讲师权限',
    en: 'You do not have lecturer rights.',
    zh_tw: '你沒有講師權限',
  },
  41001: { zh_cn: '课程已下架', en: 'This course has been withdrawn.', zh_tw: '課程已下架' },
  41002: { zh_cn: '课程已删除', en: 'This course has been deleted.', zh_tw: '課程已刪除' },
  41020: { zh_cn: '这次协助已结束', en: 'This support session is over.', zh_tw: '這次協助已結束' },
  41021: {
    zh_cn: '协助人员不能进行此操作',
    en: 'Support staff cannot do this. Ask the organisation’s own people.',
    zh_tw: '協助人員不能進行此操作',
  },
  41022: {
    zh_cn: '录屏没有在进行，暂时不能操作',
    en: 'Nothing is being recorded, so nothing can be done here for now.',
    zh_tw: '螢幕錄影沒有在進行，暫時不能操作',
  },
  41023: {
    zh_cn: '正在以别人的身份查看，不能操作',
    en: 'You are looking at the academy as somebody else: nothing can be done or changed here.',
    zh_tw: '正在以別人的身分查看，不能操作',
  },
  41024: { zh_cn: '查看时间已到', en: 'The time for looking is over.', zh_tw: '查看時間已到' },
  41301: { zh_cn: '文件过大', en: 'The file is too large.', zh_tw: '檔案過大' },
  41501: { zh_cn: '不支持这种文件', en: 'This type of file is not supported.', zh_tw: '不支援這種檔案' },
  42204: {
    zh_cn: '图片无法读取或尺寸过大',
    en: 'The picture cannot be read, or its dimensions are too large.',
    zh_tw: '圖片無法讀取或尺寸過大',
  },
  40003: {
    zh_cn: '文件没有传完',
    en: 'The upload was not completed. Please upload the file again.',
    zh_tw: '檔案沒有傳完',
  },
  42902: {
    zh_cn: '上传的文件过多，请稍后再试',
    en: 'Too many uploads. Please try again later.',
    zh_tw: '上傳的檔案過多，請稍後再試',
  },
  40901: {
    zh_cn: '你正在其他窗口或设备上学习',
    en: 'You are studying in another window or on another device.',
    zh_tw: '你正在其他視窗或裝置上學習',
  },
  40308: {
    zh_cn: '这场考试没有对你开放，请联系企业管理员',
    en: 'This exam is not open to you. Ask your administrator.',
    zh_tw: '這場考試沒有對你開放，請聯繫企業管理員',
  },
  40309: { zh_cn: '现在不能进入这场考试', en: 'You cannot enter this exam right now.', zh_tw: '現在不能進入這場考試' },
  40902: {
    zh_cn: '这份试卷正在其他窗口作答',
    en: 'This paper is open in another window.',
    zh_tw: '這份試卷正在其他視窗作答',
  },
  40903: { zh_cn: '试卷已经交了', en: 'The paper has been handed in.', zh_tw: '試卷已經交了' },
  40904: {
    zh_cn: '其他阅卷人刚批过这份作答',
    en: 'Someone else has just marked this answer.',
    zh_tw: '其他閱卷人剛批過這份作答',
  },
  50201: {
    zh_cn: '评分建议没有生成，请重试',
    en: 'No suggestion came back. Try again.',
    zh_tw: '評分建議沒有產生，請重試',
  },
  40911: { zh_cn: '这道题已经答过了', en: 'You have already answered this question.', zh_tw: '這道題已經答過了' },
  40912: { zh_cn: '这道题的时间到了', en: 'Time for this question is up.', zh_tw: '這道題的時間到了' },
  40913: { zh_cn: '这场对战已经结束', en: 'This battle is over.', zh_tw: '這場對戰已經結束' },
  40310: {
    zh_cn: '这份问卷没有对你开放',
    en: 'This survey is not open to you.',
    zh_tw: '這份問卷沒有對你開放',
  },
  40311: {
    zh_cn: '这份问卷现在不能填写',
    en: 'This survey is not open for responses right now.',
    zh_tw: '這份問卷現在不能填寫',
  },
  42206: {
    zh_cn: '有的题填得不对，请改好再提交',
    en: 'Some answers need to be corrected before you submit.',
    zh_tw: '有的題填得不對，請改好再提交',
  },
  40330: { zh_cn: '这份作业现在不能交', en: 'This homework cannot be handed in now.', zh_tw: '這份作業現在不能交' },
  40930: {
    zh_cn: '这份作业在别处改过了',
    en: 'This homework was changed somewhere else.',
    zh_tw: '這份作業在別處改過了',
  },
  42230: {
    zh_cn: '还没有写内容，也没有传文件',
    en: 'Write something or add a file before you hand in.',
    zh_tw: '還沒有寫內容，也沒有傳檔案',
  },
  40312: {
    zh_cn: '你和对方之间已屏蔽，消息发不出去',
    en: 'One of you has blocked the other; nothing can be sent.',
    zh_tw: '你和對方之間已封鎖，訊息發不出去',
  },
  40950: {
    zh_cn: '现在换不了，积分没有变',
    en: 'You cannot exchange this right now. Your points are unchanged.',
    zh_tw: '現在換不了，積分沒有變',
  },
  42240: {
    zh_cn: '笔记没有保存',
    en: 'The note was not saved.',
    zh_tw: '筆記沒有儲存',
  },
  40940: {
    zh_cn: '这条笔记在别的设备上改过了',
    en: 'The note was changed on another device.',
    zh_tw: '這條筆記在別的裝置上改過了',
  },
  40941: {
    zh_cn: '已有人处理，或作者已撤回',
    en: 'It has been answered or withdrawn in the meantime.',
    zh_tw: '已有人處理，或作者已撤回',
  },
  40201: {
    zh_cn: '这门课需要购买后学习',
    en: 'Buy this course to study it.',
    zh_tw: '這門課需要購買後學習',
  },
  40965: {
    zh_cn: '现在抽不了，积分没有变',
    en: 'You cannot draw right now. Your points are unchanged.',
    zh_tw: '現在抽不了，積分沒有變',
  },
  40960: {
    zh_cn: '现在买不了，没有扣款',
    en: 'You cannot buy this right now. Nothing was charged.',
    zh_tw: '現在買不了，沒有扣款',
  },
  40970: {
    zh_cn: '现在不能这样做，内容没有变',
    en: 'This is not possible right now. Nothing was changed.',
    zh_tw: '現在不能這樣做，內容沒有變',
  },
  40980: { zh_cn: '这个兑换码用不了', en: 'This code cannot be used.', zh_tw: '這個兌換碼用不了' },
  40981: {
    zh_cn: '现在不能打赏，积分没有变',
    en: 'You cannot give a reward right now. Your points are unchanged.',
    zh_tw: '現在不能打賞，積分沒有變',
  },
  40982: {
    zh_cn: '现在不能进行人脸核验',
    en: 'Your face cannot be checked right now.',
    zh_tw: '現在不能進行人臉核驗',
  },
  41003: {
    zh_cn: '微课没有提交成功，内容还在',
    en: 'The micro-course was not submitted. What you wrote is still here.',
    zh_tw: '微課沒有提交成功，內容還在',
  },
  41004: {
    zh_cn: '这门微课在另一台设备上改过了',
    en: 'The micro-course was changed on another device.',
    zh_tw: '這門微課在另一台裝置上改過了',
  },
  40983: {
    zh_cn: '在线确认没有成功，学习进度没有变',
    en: 'Your presence was not confirmed. Your progress is unchanged.',
    zh_tw: '在線確認沒有成功，學習進度沒有變',
  },
  40984: {
    zh_cn: '当前浏览器已登录另一个账号，请先选择使用哪个账号',
    en: 'Another account is logged in here. First choose which one to use.',
    zh_tw: '目前瀏覽器已登入另一個帳號，請先選擇使用哪個帳號',
  },
  40988: {
    zh_cn: '企业微信没有授权这个页面，同事的姓名可能显示不全。请联系管理员',
    en: 'WeCom did not authorise this page, so names may be incomplete. Please tell your administrator.',
    zh_tw: '企業微信沒有授權這個頁面，同事的姓名可能顯示不全。請聯絡管理員',
  },
  40989: {
    zh_cn: '这个申请已经不能更改了',
    en: 'This request can no longer be changed.',
    zh_tw: '這個申請已經不能更改了',
  },
  40990: {
    zh_cn: '现在不能这样做，预约和申请都没有变',
    en: 'This is not possible right now. Bookings and applications are unchanged.',
    zh_tw: '現在不能這樣做，預約和申請都沒有變',
  },
  40991: {
    zh_cn: '现在不能这样做，直播间没有任何变化',
    en: 'This is not possible right now. Nothing in the room has changed.',
    zh_tw: '現在不能這樣做，直播間沒有任何變化',
  },
  42211: { zh_cn: '验证码不对', en: 'The code is wrong.', zh_tw: '驗證碼不對' },
  42212: {
    zh_cn: '验证码已过期，请重新获取',
    en: 'The code has expired. Ask for a new one.',
    zh_tw: '驗證碼已過期，請重新取得',
  },
  42213: {
    zh_cn: '滑块没有对准缺口，请再试一次',
    en: 'The piece did not fit the gap. Try again.',
    zh_tw: '滑塊沒有對準缺口，請再試一次',
  },
};

/** The address belongs to no enterprise. */
export const noEnterpriseText: Text = {
  zh_cn: '没有找到这个网址对应的企业，请核对网址后刷新',
  en: 'No organisation was found at this address. Check the address and refresh.',
  zh_tw: '沒有找到這個網址對應的企業，請核對網址後重新整理',
};
