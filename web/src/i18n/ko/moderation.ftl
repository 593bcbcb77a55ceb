## Reporting

report-lead = 운영진이 앞뒤 대화와 함께 확인해요. 누가 신고했는지는 아무에게도 알리지 않아요.
report-lead-group = 운영진이 모임 이름을 보게 돼요. 누가 신고했는지는 아무도 몰라요.
report-their-name = 이름
report-conduct = 행동
report-bad-name = 불쾌한 이름
report-hide = { $name }의 말 숨기기
report-show = { $name }의 말 다시 보기
report-done = 고마워요. 운영진이 살펴볼게요.
reason-insult = 욕설이나 괴롭힘
reason-hate = 특정 집단에 대한 혐오
reason-sexual = 성적인 내용
reason-threat = 위협
reason-spam = 광고나 도배
reason-imitation = 다른 사람인 척함
reason-unfair = 비매너 플레이나 시간 끌기
reason-other = 그 밖의 문제

## Notices to a person

notices-title = 운영진이 알려요
notices-bar = 운영진이 보낸 알림이 있어요.
notices-read = 읽어 보기
notices-none = 운영진이 보낸 알림이 없어요.
notices-seen = 확인했어요
sanction-warn = 주의를 받았어요.
sanction-mute = { $day }까지 직접 글을 쓸 수 없어요. 빠른 채팅과 반응은 쓸 수 있어요.
sanction-mute-forever = 이제 직접 글을 쓸 수 없어요. 빠른 채팅과 반응은 쓸 수 있어요.
sanction-ban = { $day }까지 참여할 수 없어요. 둘러볼 수는 있어요.
sanction-ban-forever = 이제 참여할 수 없어요. 둘러볼 수는 있어요.
sanction-rename = 이름 ‘{ $name }’{ JOSA($name, "은/는") } 쓸 수 없어요. 내 페이지에서 다른 이름을 고를 수 있어요.
sanction-remove-line = 내가 쓴 말이 지워졌어요.
sanction-close-table = 내 행동 때문에 테이블이 닫혔어요.
sanction-end-group = ‘{ $name }’ 모임이 이름 때문에 닫혔어요.
sanction-why = 이유: { $reason_word }
sanction-lifted = { $day }에 취소됐어요. 이제 효력이 없어요.
answer-label = 운영진에게 보낼 답변(한 번만)
answer-send = 답변 보내기
answer-given = 내 답변: ‘{ $text }’

## A table that moderators have closed

halted = 지금은 아무도 둘 수 없고 시간도 흐르지 않아요. 운영진이 테이블을 다시 열면 여기서부터 이어져요.

## The page of moderators

moderation-not = 운영진만 볼 수 있는 페이지예요.
moderation-open = 처리할 신고
moderation-closed = 처리한 신고
moderation-log = 처리 기록
moderation-none = 아무것도 없어요.
report-kind-line = { $name }: 채팅
report-kind-name = { $name }: 이름
report-kind-group = { $name }: 모임 이름
report-kind-conduct = { $name }: 행동
moderation-by = { $name }, { $day } 신고
moderation-now = 지금 이름: { $name }
moderation-owner = 모임장: { $name }
moderation-around = 앞뒤 대화
moderation-earlier = 지금까지의 제재
moderation-table = 테이블로 가기
moderation-group = 모임으로 가기
moderation-person = 프로필 페이지
moderation-do = 조치
do-warn = 주의
do-mute = 채팅 금지
do-ban = 참여 금지
do-rename = 이름 바꾸기
do-remove-line = 말 지우기
do-close-table = 테이블 닫기
do-end-group = 모임 닫기
do-close-report = 신고 닫기
do-lift = 취소
do-grant = 권한 부여
do-revoke = 권한 회수
moderation-span = 기간
span-hour = 1시간
span-day = 1일
span-week = 1주
span-month = 30일
span-ever = 무기한
moderation-reason = 이유(당사자가 읽어요)
moderation-words = 당사자에게 남길 말(선택)
moderation-name = 새 이름(비우면 자동으로 정해요)
moderation-final = 30일 안에 취소하면 테이블이 다시 열리고 하던 곳에서 이어져요.
moderation-impose = 적용하기
moderation-dismiss = 제재 없이 닫기
moderation-until = { $day }까지
moderation-lifted = 취소됨
moderation-undone = { $by }, 취소함
moderation-answer = 당사자 답변: ‘{ $text }’
moderation-host = 서버 관리자

## Refusals

error-not-moderator = 운영진만 할 수 있어요.
error-table-halted = 운영진이 이 테이블을 닫았어요.
error-no-such-line = 그 말은 이제 없어요.
error-no-such-report = 그 신고는 이제 없어요.
error-no-such-sanction = 그런 제재는 없어요.
error-report-self = 자신을 신고할 수는 없어요.
error-too-many-reports = 이미 신고를 많이 보냈어요. 운영진이 먼저 그것부터 살펴볼게요.
error-sanction = 이 신고에는 맞지 않는 조치예요.
error-sanction-lifted = 이미 취소됐어요.
error-answered-already = 이미 답변했어요.
error-moderates = 상대도 운영진이에요. 서버 관리자만 처리할 수 있어요.
